import prismIncludeLanguages from '@theme/prism-include-languages';
import { Prism } from 'prism-react-renderer';

// Once, before the first code block is drawn.
prismIncludeLanguages(Prism);
