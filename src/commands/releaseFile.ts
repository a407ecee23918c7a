// A namespace import, because the loader in Docusaurus doesn't find the named exports of zod.
import * as z from 'zod';
import { kinds } from '../lib/changelog/kinds';
import { ChangelogError, type Problem } from '../plugins/changelog/problems';
import { check } from '../plugins/changelog/readEntry';
import {
  changeSchema,
  releaseFrontMatter,
  sourceSchema,
  versionSchema,
} from '../plugins/changelog/releaseSchema';

/** Folders in the Docusaurus repository whose npm name can't be derived from the folder name. */
const NPM_NAMES = new Map([
  ['docusaurus', '@docusaurus/core'],
  ['docusaurus-1.x', 'docusaurus'],
  ['docusaurus-init-1.x', 'docusaurus-init'],
  ['eslint-plugin', '@docusaurus/eslint-plugin'],
  ['lqip-loader', '@docusaurus/lqip-loader'],
]);

/** Returns the npm name of a package folder in the Docusaurus repository. */
export function npmName(folder: string): string {
  return NPM_NAMES.get(folder) ?? folder.replace(/^docusaurus-/, '@docusaurus/');
}

const PULL_REQUEST = 'the number of the pull request, without quotes, or null';
const MORE = 'a pull request or an issue, because the change has several';

/** A pull request. It's what the build accepts, but packages can be folders. */
const source = z.strictObject({
  ...sourceSchema.shape,
  pr: z.int(PULL_REQUEST).positive(PULL_REQUEST).nullish(),
  packages: z
    .array(z.string().transform(npmName), 'a list of packages')
    .pipe(sourceSchema.shape.packages),
});

const hasNumber = ({ pr, issue }: z.output<typeof source>): boolean => Boolean(pr ?? issue);

const change = z
  .strictObject({
    ...source.shape,
    summary: changeSchema.shape.summary,
    /** The other pull requests, if the change has several. */
    more: z.array(source.refine(hasNumber, MORE), 'a list of pull requests').optional(),
  })
  .refine((each) => !each.more?.length || hasNumber(each), MORE);

const release = z.strictObject(
  {
    version: versionSchema,
    ...releaseFrontMatter.shape,
    /** Text about the release in general. */
    note: z.string().optional(),
    /** Ignored. Generated data may contain it. */
    committers: z.number().nullish(),
    categories: z.array(
      z.strictObject({
        kind: z.enum(
          kinds.map(({ id }) => id),
          `one of ${kinds.map(({ id }) => id).join(', ')}`,
        ),
        changes: z.array(change, 'a list of changes').min(1, 'at least one change'),
      }),
      'a list of categories',
    ),
  },
  'a release, as in npm run changelog:add -- --help',
);

/** A release, as in the JSON data of `npm run changelog:add`. */
export type ReleaseData = z.output<typeof release>;

/** Quotes text that YAML would otherwise read as a number, a date, or a Boolean. */
function yamlText(text: string): string {
  return /^\d|^(?:true|false|null|yes|no|on|off|y|n)$/i.test(text) ? `'${text}'` : text;
}

function sourceLine({ pr, issue, authors, packages }: z.output<typeof source>): string {
  const site = 'https://github.com/facebook/docusaurus';
  const details = [
    pr && `[#${pr}](${site}/pull/${pr})`,
    !pr && issue && `[#${issue}](${site}/issues/${issue})`,
    authors.length > 0 && `by ${authors.map((author) => `@${author}`).join(', ')}`,
    packages.length > 0 && `in ${packages.map((name) => `\`${name}\``).join(', ')}`,
  ].filter(Boolean);
  return details.length > 0 ? `  ${details.join(' ')}` : '';
}

function changeLines(data: z.output<typeof change>): string[] {
  return [`- ${data.summary}`, ...[data, ...(data.more ?? [])].map(sourceLine).filter(Boolean)];
}

/** Returns the content of a release's Markdown file. */
export function releaseToMarkdown({ date, note, contributors, categories }: ReleaseData): string {
  const people = [...contributors]
    .sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
    .map((name) => `  - ${yamlText(name)}`);
  const lists = kinds.flatMap(({ id, title }) =>
    categories
      .filter(({ kind }) => kind === id)
      .flatMap(({ changes }) => ['', `## ${title}`, '', ...changes.flatMap(changeLines)]),
  );
  return [
    '---',
    `date: ${date}`,
    ...(people.length > 0 ? ['contributors:', ...people] : []),
    '---',
    ...(note ? ['', note] : []),
    ...lists,
    '',
  ].join('\n');
}

function parseJson(text: string, file: string) {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(
      `${file}: found text that isn't JSON (${message}), expected a release, as in npm run changelog:add -- --help`,
    );
  }
}

/**
 * Reads release data: one release or a list of releases.
 *
 * @param text JSON
 * @param file path of the file, for messages
 * @throws if the data is invalid; the message lists each invalid value and where it is
 */
export function readReleases(text: string, file: string): ReleaseData[] {
  const problems: Problem[] = [];
  const found = [parseJson(text, file)].flat();
  if (found.length === 0) {
    throw new Error(`${file}: found an empty list, expected at least one release`);
  }
  const releases = found.map((data) =>
    check(release, data, { file: `${file} (${data?.version})` }, problems),
  );
  if (problems.length > 0) {
    throw new ChangelogError(problems);
  }
  return releases.filter((each) => each !== undefined);
}
