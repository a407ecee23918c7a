import { COMMANDS } from './commands';
import { CONFIGURATION } from './configuration';
import { CONTENT } from './content';
import { MARKDOWN } from './markdown';
import { RENDERING } from './rendering';

/** Mistakes whose messages pages quote. */
export const MISTAKES = [...CONFIGURATION, ...CONTENT, ...MARKDOWN, ...RENDERING, ...COMMANDS];
