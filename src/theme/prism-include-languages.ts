// Readers gain: syntax highlighting in MDX samples. Prism doesn't support MDX, but its Markdown grammar works.
// Delete when: prism-react-renderer includes a language named mdx.
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
