import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { dataFiles } from './check/checkContent';
import { editorSchemas, SCHEMA_FOLDER, schemaName } from './editorSchemas';

const root = path.join(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

it('has written the schemas for editors (if not, run npm run editor:schemas)', () => {
  const schemas = editorSchemas();
  expect(Object.keys(schemas).length).toBeGreaterThan(8);
  for (const [file, content] of Object.entries(schemas)) {
    expect(read(file), file).toBe(content);
  }
  const names = readdirSync(path.join(root, SCHEMA_FOLDER)).map(
    (file) => `${SCHEMA_FOLDER}/${file}`,
  );
  expect(names.sort()).toEqual(Object.keys(schemas).sort());
});

it('describes fields for writers', () => {
  const { properties } = JSON.parse(editorSchemas()[`${SCHEMA_FOLDER}/frontMatter.doc.json`] ?? '');
  expect(properties.description).toMatchObject({ minLength: 70, maxLength: 160 });
  expect(properties.sidebar_label.description).toBe('Shorter title for the sidebar.');
});

it('connects each data file with its schema in the settings', () => {
  const settings = JSON.parse(read('.vscode/settings.json'));
  const connected = Object.fromEntries([
    ...settings['json.schemas'].map(
      ({ fileMatch: [file], url }: { fileMatch: string[]; url: string }) => [file?.slice(1), url],
    ),
    ...Object.entries(settings['yaml.schemas']).map(([url, file]) => [file, url]),
  ]);
  for (const file of Object.keys(dataFiles)) {
    expect(connected[file], file).toBe(`./${SCHEMA_FOLDER}/${schemaName(file)}`);
    expect(existsSync(path.join(root, connected[file]))).toBe(true);
  }
});

it('has a problem matcher that reads the report of npm run check', () => {
  const { tasks } = JSON.parse(read('.vscode/tasks.json'));
  const { regexp } = tasks[0].problemMatcher.pattern;
  const line = 'docs/blog.mdx:5 front matter: found the unknown field "keyword"; write "keywords"';
  const [, file, number, check, message] = new RegExp(regexp).exec(line) ?? [];
  expect([file, number, check]).toEqual(['docs/blog.mdx', '5', 'front matter']);
  expect(message).toMatch(/^found the unknown field/);
});
