/** `npm run compress`: writes brotli and gzip versions of the files in build/, for your own server. */
import { existsSync } from 'node:fs';
import { compressFiles } from './compressFiles.mjs';
import { giveUp, offerHelp, root } from './prerequisites.mjs';

offerHelp(import.meta.url);
if (!existsSync(`${root}build/index.html`)) {
  giveUp('There is no production build.', 'Run npm run build first.');
}
const { files, before, after } = await compressFiles(`${root}build`);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`Compressed ${files} files: ${megabytes(before)}, ${megabytes(after)} with brotli.`);
