import { MANIFEST_FILE, SHARD_FOLDER, type ShardManifest } from '../embedded/shard';
import { makeShards } from '../records/makeShards';
import { records } from './corpus';

/** The files of the sample documentation, by URL, as a host would serve them. */
export function shardFiles(baseUrl = '/'): Map<string, unknown> {
  const files = new Map<string, unknown>();
  const shards: Record<string, ShardManifest['shards'][string]> = {};
  for (const [key, { headings, text }] of makeShards(records)) {
    const name = key.replace('/', '-');
    shards[key] = { headings: `${name}.headings.json`, text: `${name}.text.json` };
    files.set(`${baseUrl}${SHARD_FOLDER}/${name}.headings.json`, headings);
    files.set(`${baseUrl}${SHARD_FOLDER}/${name}.text.json`, text);
  }
  files.set(`${baseUrl}${SHARD_FOLDER}/${MANIFEST_FILE}`, { format: 1, shards });
  return files;
}
