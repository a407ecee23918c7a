import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE, makeShards, type ShardManifest } from '../../search/embedded/shard';
import type { SearchRecord } from '../../search/records/types';

/** Writes a file whose name changes with its content, so that hosts and browsers may keep it for ever. */
async function writeHashed(folder: string, name: string, value: unknown): Promise<string> {
  const json = JSON.stringify(value);
  const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
  const file = `${name}.${hash}.json`;
  await writeFile(path.join(folder, file), json);
  return file;
}

/** Writes the shards of the embedded search and the list of them. */
export async function writeShards(records: readonly SearchRecord[], folder: string): Promise<void> {
  const shards: Record<string, ShardManifest['shards'][string]> = {};
  for (const [key, { headings, text }] of makeShards(records)) {
    const name = key.replace(/[^\w.-]+/g, '-');
    shards[key] = {
      headings: await writeHashed(folder, `${name}.headings`, headings),
      text: await writeHashed(folder, `${name}.text`, text),
    };
  }
  const manifest: ShardManifest = { format: 1, shards };
  await writeFile(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest));
}
