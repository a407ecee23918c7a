/** `npm run compress`: writes brotli and gzip versions of the files in build/, for your own server. */
import { compressFiles } from './compressFiles.mjs';
import { offerHelp, requireBuild, root } from './prerequisites.mjs';

offerHelp(import.meta.url);
requireBuild();
const { files, before, after } = await compressFiles(`${root}build`);
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(`Compressed ${files} files: ${megabytes(before)}, ${megabytes(after)} with brotli.`);
