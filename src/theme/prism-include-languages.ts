// Readers gain: colours in MDX samples, which Prism knows no language for; the Markdown grammar fits.
// Delete when: prism-react-renderer brings a language named mdx.
import type original from '@theme/prism-include-languages';
import prismIncludeLanguages from '@theme-original/prism-include-languages';

const includeLanguages: typeof original = (prism) => {
  prismIncludeLanguages(prism);
  const { markdown } = prism.languages;
  if (markdown) {
    prism.languages.mdx = markdown;
  }
};

export default includeLanguages;
