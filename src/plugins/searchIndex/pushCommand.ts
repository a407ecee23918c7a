import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type AdminClient,
  compare,
  explain,
  type PushDifference,
  replaceIndex,
} from '../../search/hosted/push';
import type { SearchRecord } from '../../search/records/types';
import { checkRecords } from './recordSchema';

/** What a push needs to know. */
export interface PushOptions {
  readonly appId: string | undefined;
  readonly indexName: string;
  /** Key that may write. Never part of the configuration: the debug pages show that. */
  readonly adminKey: string | undefined;
}

/** What is different about this push; tests give a client of their own. */
export interface PushRun {
  readonly recordsFile: string;
  readonly dryRun: boolean;
  readonly connect?: (appId: string, adminKey: string) => AdminClient;
  readonly print?: (line: string) => void;
}

/** Ids shown of each kind of change. */
const SHOWN = 10;

async function readRecords(file: string): Promise<readonly SearchRecord[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `${path.basename(file)}: not found. The records are made while building; run "npm run build" first.`,
    );
  });
  const records = checkRecords(JSON.parse(text));
  if (records.length === 0) {
    throw new Error('The last build made no search records; an empty index is not pushed.');
  }
  return records;
}

function linesOf(difference: PushDifference): string[] {
  const { added, changed, removed, unchanged, settings } = difference;
  const { synonymsToSave, synonymsToDelete } = difference;
  const list = (title: string, ids: readonly string[]): string[] => [
    `${title}: ${ids.length}`,
    ...ids.slice(0, SHOWN).map((id) => `  ${id}`),
    ...(ids.length > SHOWN ? [`  and ${ids.length - SHOWN} more`] : []),
  ];
  return [
    ...list('Records to add', added),
    ...list('Records to change', changed),
    ...list('Records to remove', removed),
    `Records that stay: ${unchanged}`,
    settings.length > 0 ? `Settings to change: ${settings.join(', ')}` : 'Settings: no change',
    ...(synonymsToSave.length + synonymsToDelete.length > 0
      ? [
          ...list('Synonyms to save', synonymsToSave),
          ...list('Synonyms to remove', synonymsToDelete),
        ]
      : ['Synonyms: no change']),
  ];
}

/**
 * Uploads the records of the last build to the hosted service.
 *
 * @throws with a sentence that says what is missing or went wrong, and what to do
 */
export async function push(options: PushOptions, run: PushRun): Promise<void> {
  const { appId, indexName, adminKey } = options;
  const { print = console.log } = run;
  if (!appId || !adminKey) {
    throw new Error(
      `${appId ? 'ALGOLIA_ADMIN_KEY' : 'ALGOLIA_APP_ID'}: missing. A push needs ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY and ALGOLIA_ADMIN_KEY.`,
    );
  }
  const records = await readRecords(run.recordsFile);
  // Loaded here, because the plugin is part of every build and this is not.
  const connect = run.connect ?? (await import('algoliasearch')).algoliasearch;
  const client = connect(appId, adminKey);
  try {
    const difference = await compare(client, indexName, records);
    print(`Index "${indexName}" of application ${appId}, ${records.length} records`);
    linesOf(difference).forEach(print);
    if (run.dryRun) {
      print('Dry run: nothing was changed.');
      return;
    }
    await replaceIndex(client, indexName, records, difference);
    print('Done: readers search the new records now.');
  } catch (error) {
    // The cause holds a trace of every request; the sentence says what matters of it.
    throw new Error(explain(error, indexName));
  }
}
