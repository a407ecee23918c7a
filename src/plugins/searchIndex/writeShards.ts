import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  MANIFEST_FILE,
  makeShards,
  SHARD_FOLDER,
  type ShardManifest,
} from '../../search/embedded/shard';
import type { SearchRecord } from '../../search/records/types';
import type { StoredFile } from './writtenFiles';

function hashOf(json: string): string {
  return createHash('sha256').update(json).digest('hex').slice(0, 10);
}

/**
 * Writes the shards of the embedded search and their manifest, and returns the files that
 * it wrote.
 */
export async function writeShards(
  records: readonly SearchRecord[],
  folder: string,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  const write = async (file: string, json: string, revision: string | null): Promise<string> => {
    await writeFile(path.join(folder, file), json);
    files.push({ url: `${SHARD_FOLDER}/${file}`, revision, size: Buffer.byteLength(json) });
    return file;
  };
  /** Adds a hash to the file name, so that hosts and browsers can cache the file forever. */
  const writeHashed = (name: string, value: unknown): Promise<string> => {
    const json = JSON.stringify(value);
    return write(`${name}.${hashOf(json)}.json`, json, null);
  };

  const shards: Record<string, ShardManifest['shards'][string]> = {};
  for (const [key, { headings, text }] of makeShards(records)) {
    const name = key.replace(/[^\w.-]+/g, '-');
    shards[key] = {
      headings: await writeHashed(`${name}.headings`, headings),
      text: await writeHashed(`${name}.text`, text),
    };
  }
  const json = JSON.stringify({ format: 1, shards } satisfies ShardManifest);
  await write(MANIFEST_FILE, json, hashOf(json));
  return files;
}
