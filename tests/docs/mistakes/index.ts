import { COMMANDS } from './commands';
import { CONFIGURATION } from './configuration';
import { CONTENT } from './content';
import { MARKDOWN } from './markdown';
import { RENDERING } from './rendering';

/** All mistakes whose messages are quoted on pages. */
export const MISTAKES = [...CONFIGURATION, ...CONTENT, ...MARKDOWN, ...RENDERING, ...COMMANDS];
