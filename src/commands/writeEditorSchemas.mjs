/**
 * `npm run editor:schemas`: writes the JSON Schemas in .vscode/schemas, which editors use to
 * complete and check data files.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { loadModule } from './loadModule.mjs';
import { offerHelp, requireNode, requirePackages, root } from './prerequisites.mjs';

offerHelp(import.meta.url);
requireNode();
requirePackages();
const { editorSchemas, SCHEMA_FOLDER } = loadModule('src/commands/editorSchemas.ts');
mkdirSync(root + SCHEMA_FOLDER, { recursive: true });
for (const [file, content] of Object.entries(editorSchemas())) {
  writeFileSync(root + file, content);
  console.log(`Wrote ${file}`);
}
