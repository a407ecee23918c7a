import prismIncludeLanguages from '@theme/prism-include-languages';
import { Prism } from 'prism-react-renderer';

// Runs once, before the first code block is rendered.
prismIncludeLanguages(Prism);
