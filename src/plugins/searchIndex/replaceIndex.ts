import type { IndexSettings, SearchClient } from 'algoliasearch';
import { indexSettings } from '../../search/hosted/provider';
import type { SearchRecord } from './records';

/** The part of the service's administration client that's used here. */
export type AdminClient = Pick<
  SearchClient,
  | 'browseObjects'
  | 'chunkedBatch'
  | 'deleteIndex'
  | 'getSettings'
  | 'operationIndex'
  | 'setSettings'
  | 'waitForTask'
>;

/** The changes that a push makes, or would make. */
export interface PushDifference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly unchanged: number;
  /** Names of settings that differ. */
  readonly settings: readonly string[];
}

function statusOf(error: unknown): number | undefined {
  return (error as { status?: number }).status;
}

/** Compares values regardless of the order of their keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, entry) =>
    typeof entry === 'object' && entry !== null && !Array.isArray(entry)
      ? Object.fromEntries(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)))
      : entry,
  );
}

/** Compares the records with those in the service. An index that doesn't exist counts as empty. */
export async function compare(
  client: AdminClient,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<PushDifference> {
  const remote = new Map<string, string>();
  let settings: IndexSettings = {};
  try {
    settings = await client.getSettings({ indexName });
    await client.browseObjects<SearchRecord>({
      indexName,
      browseParams: { attributesToRetrieve: ['*'] },
      aggregator: ({ hits }) => {
        for (const { _highlightResult, _snippetResult, ...record } of hits as (SearchRecord & {
          _highlightResult?: unknown;
          _snippetResult?: unknown;
        })[]) {
          remote.set(record.objectID, canonical(record));
        }
      },
    });
  } catch (error) {
    if (statusOf(error) !== 404) {
      throw error;
    }
  }
  const local = new Map(records.map((record) => [record.objectID, canonical(record)]));
  const ids = [...local.keys()];
  return {
    added: ids.filter((id) => !remote.has(id)),
    changed: ids.filter((id) => remote.has(id) && remote.get(id) !== local.get(id)),
    removed: [...remote.keys()].filter((id) => !local.has(id)),
    unchanged: ids.filter((id) => remote.get(id) === local.get(id)).length,
    settings: Object.entries(indexSettings)
      .filter(
        ([name, value]) => canonical(value) !== canonical(settings[name as keyof IndexSettings]),
      )
      .map(([name]) => name),
  };
}

/**
 * Replaces the index in a single step: builds a second, temporary index, and then moves it to
 * the place of the first. Readers search the old records until the new ones are complete, and a
 * failed push leaves the old records untouched.
 */
export async function replaceIndex(
  client: AdminClient,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const prepared = `${indexName}_push_${Date.now()}`;
  const done = ({ taskID }: { taskID: number }, index: string) =>
    client.waitForTask({ indexName: index, taskID });
  const operate = async (from: string, operation: 'copy' | 'move', destination: string) => {
    const scope = operation === 'copy' ? { scope: ['rules' as const, 'synonyms' as const] } : {};
    const task = await client.operationIndex({
      indexName: from,
      operationIndexParams: { operation, destination, ...scope },
    });
    await done(task, destination);
  };
  try {
    // Keep rules and synonyms that were added manually in the service's dashboard.
    await operate(indexName, 'copy', prepared).catch((error: unknown) => {
      if (statusOf(error) !== 404) {
        throw error;
      }
    });
    await done(await client.setSettings({ indexName: prepared, indexSettings }), prepared);
    await client.chunkedBatch({
      indexName: prepared,
      objects: records as unknown as Record<string, unknown>[],
      action: 'addObject',
      waitForTasks: true,
    });
    await operate(prepared, 'move', indexName);
  } catch (error) {
    await client.deleteIndex({ indexName: prepared }).catch(() => undefined);
    throw error;
  }
}

/** Returns what went wrong and how to fix it. */
export function explain(error: unknown, indexName: string): string {
  const status = statusOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (status === 429 || status === 402 || /quota|limit|too big/i.test(message)) {
    return `The service doesn't accept more data: ${message}. Check the limits of your plan; the index "${indexName}" was not changed.`;
  }
  if (status === 401 || status === 403) {
    return `ALGOLIA_ADMIN_KEY: the service rejects it for the index "${indexName}" (${message}). Use a key of the application ALGOLIA_APP_ID that has the permissions addObject, deleteObject, browse, deleteIndex, settings, and editSettings.`;
  }
  if (status === undefined) {
    return `The service could not be reached: ${message}. Check the network and ALGOLIA_APP_ID; the index "${indexName}" was not changed.`;
  }
  return `The service answered ${status}: ${message}. The index "${indexName}" was not changed.`;
}
