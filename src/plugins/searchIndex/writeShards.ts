import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST_FILE, type ShardManifest } from '../../search/embedded/shard';
import type { Shard } from './makeShards';

/** Writes the shards of the embedded search and their manifest. */
export async function writeShards(made: ReadonlyMap<string, Shard>, folder: string): Promise<void> {
  /** Adds a hash to the file name, so that hosts and browsers can cache the file forever. */
  const writeHashed = async (name: string, value: unknown): Promise<string> => {
    const json = JSON.stringify(value);
    const hash = createHash('sha256').update(json).digest('hex').slice(0, 10);
    const file = `${name}.${hash}.json`;
    await writeFile(path.join(folder, file), json);
    return file;
  };

  const shards: Record<string, ShardManifest['shards'][string]> = {};
  for (const [key, { headings, text }] of made) {
    const name = key.replace(/[^\w.-]+/g, '-');
    shards[key] = {
      headings: await writeHashed(`${name}.headings`, headings),
      text: await writeHashed(`${name}.text`, text),
    };
  }
  const manifest = { format: 7, shards } satisfies ShardManifest;
  await writeFile(path.join(folder, MANIFEST_FILE), JSON.stringify(manifest));
}
