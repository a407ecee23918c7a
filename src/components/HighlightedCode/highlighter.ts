import prismIncludeLanguages from '@theme/prism-include-languages';
import Content from '@theme-original/CodeBlock/Content';
import { Prism } from 'prism-react-renderer';

// Registers the languages once, before the first code block is rendered.
prismIncludeLanguages(Prism);

export default Content;
