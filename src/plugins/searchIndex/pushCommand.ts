import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { checkRecords } from './recordSchema';
import type { SearchRecord } from './records';
import {
  type AdminClient,
  compare,
  explain,
  type PushDifference,
  replaceIndex,
} from './replaceIndex';

/** Settings of a push. */
export interface PushOptions {
  readonly appId: string | undefined;
  readonly indexName: string;
  /**
   * Key with write access. It must not be part of the configuration, because the debug
   * pages show that.
   */
  readonly adminKey: string | undefined;
}

/** Parameters of a single push. Tests use their own client. */
export interface PushRun {
  readonly recordsFile: string;
  readonly dryRun: boolean;
  readonly connect?: (appId: string, adminKey: string) => AdminClient;
  readonly print?: (line: string) => void;
}

/** Maximum number of IDs to print for each kind of change. */
const SHOWN = 10;

async function readRecords(file: string): Promise<readonly SearchRecord[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(
      `${path.basename(file)}: not found. The build creates this file. Run "npm run build" first.`,
    );
  });
  const records = checkRecords(JSON.parse(text));
  if (records.length === 0) {
    throw new Error(
      'The last build created no search records, so nothing was uploaded. Check the build, and then run the command again.',
    );
  }
  return records;
}

function linesOf(difference: PushDifference): string[] {
  const { added, changed, removed, unchanged, settings } = difference;
  const list = (title: string, ids: readonly string[]): string[] => [
    `${title}: ${ids.length}`,
    ...ids.slice(0, SHOWN).map((id) => `  ${id}`),
    ...(ids.length > SHOWN ? [`  and ${ids.length - SHOWN} more`] : []),
  ];
  return [
    ...list('Records to add', added),
    ...list('Records to change', changed),
    ...list('Records to remove', removed),
    `Unchanged records: ${unchanged}`,
    settings.length > 0 ? `Settings to change: ${settings.join(', ')}` : 'Settings: no change',
  ];
}

/**
 * Uploads the records of the last build to the hosted service.
 *
 * @throws if a setting is missing or the upload fails; the message says what to do
 */
export async function push(options: PushOptions, run: PushRun): Promise<void> {
  const { appId, indexName, adminKey } = options;
  const { print = console.log } = run;
  if (!appId || !adminKey) {
    throw new Error(
      `${appId ? 'ALGOLIA_ADMIN_KEY' : 'ALGOLIA_APP_ID'}: missing. To upload records, set ALGOLIA_APP_ID, ALGOLIA_SEARCH_API_KEY, and ALGOLIA_ADMIN_KEY.`,
    );
  }
  const records = await readRecords(run.recordsFile);
  // A dynamic import, because every build loads this plugin, but only this command needs the
  // client.
  const connect = run.connect ?? (await import('algoliasearch')).algoliasearch;
  const client = connect(appId, adminKey);
  try {
    const difference = await compare(client, indexName, records);
    print(`Index "${indexName}" of application ${appId}: ${records.length} records`);
    for (const line of linesOf(difference)) {
      print(line);
    }
    if (run.dryRun) {
      print('Dry run: nothing was changed.');
      return;
    }
    await replaceIndex(client, indexName, records);
    print('Done. The search now uses the new records.');
  } catch (error) {
    // The original error isn't the cause, because it contains a trace of every request.
    throw new Error(explain(error, indexName));
  }
}
