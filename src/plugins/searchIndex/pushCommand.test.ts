import { mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { records } from '../../../tests/search/corpus';
import { indexSettings } from '../../search/hosted/provider';
import { push } from './pushCommand';

interface Index {
  settings: Record<string, unknown>;
  objects: Map<string, Record<string, unknown>>;
  synonyms: Map<string, Record<string, unknown>>;
}

/** Fake administration API of the hosted service, with indices in memory. */
let indices: Map<string, Index>;
let calls: string[];
/** Returns the error with which to respond to a call, or undefined for a normal response. */
let refuse: (call: string) => { status: number; message: string } | undefined;
let server: Server;

const indexOf = (name: string): Index => {
  const index = indices.get(name) ?? { settings: {}, objects: new Map(), synonyms: new Map() };
  indices.set(name, index);
  return index;
};

function respond(method: string, name: string, action: string, body: Record<string, unknown>) {
  const missing = { status: 404, body: { message: 'Index does not exist', status: 404 } };
  const task = { status: 200, body: { taskID: 1 } };
  switch (`${method} ${action}`) {
    case 'GET settings':
      return indices.has(name) ? { status: 200, body: indexOf(name).settings } : missing;
    case 'PUT settings':
      indexOf(name).settings = body;
      return task;
    case 'POST browse':
      return { status: 200, body: { hits: [...indexOf(name).objects.values()] } };
    case 'POST batch':
      for (const { body: object } of body.requests as { body: Record<string, unknown> }[]) {
        indexOf(name).objects.set(String(object.objectID), object);
      }
      return { status: 200, body: { taskID: 1, objectIDs: [] } };
    case 'POST operation':
      if (!indices.has(name)) {
        return missing;
      }
      if (body.operation === 'move') {
        indices.set(String(body.destination), indexOf(name));
        indices.delete(name);
      } else {
        indexOf(String(body.destination)).synonyms = new Map(indexOf(name).synonyms);
      }
      return task;
    case 'DELETE ':
      indices.delete(name);
      return task;
    default:
      return { status: 200, body: { status: 'published' } };
  }
}

beforeEach(async () => {
  indices = new Map();
  calls = [];
  refuse = () => undefined;
  server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) {
      text += part;
    }
    const { pathname } = new URL(request.url ?? '', 'http://service');
    const [, , , name = '', ...rest] = pathname.split('/');
    const action = rest.join('/');
    const call = `${request.method} ${action} ${request.headers['x-algolia-api-key']}`;
    calls.push(call);
    const refusal = refuse(call);
    const answer = refusal
      ? { status: refusal.status, body: refusal }
      : respond(request.method ?? '', decodeURIComponent(name), action, JSON.parse(text || '{}'));
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterEach(() => server.close());

const connect = (appId: string, key: string) =>
  algoliasearch(appId, key, {
    hosts: [
      {
        url: '127.0.0.1',
        port: (server.address() as AddressInfo).port,
        protocol: 'http',
        accept: 'readWrite',
      },
    ],
  });

const options = { appId: 'APP', indexName: 'bricks', adminKey: 'admin' };

async function run(dryRun = false, pushed: readonly unknown[] = records): Promise<string[]> {
  const recordsFile = path.join(await mkdtemp(path.join(tmpdir(), 'push-')), 'records.json');
  await writeFile(recordsFile, JSON.stringify(pushed));
  const lines: string[] = [];
  await push(options, {
    recordsFile,
    dryRun,
    connect,
    // Like console.log, it prints everything that it's given.
    print: (...texts: readonly unknown[]) => lines.push(texts.join(' ')),
  });
  return lines;
}

describe('push', () => {
  it('creates an index with records and settings, using the key with write access', async () => {
    await run();
    expect([...indices.keys()]).toEqual(['bricks']);
    expect(indices.get('bricks')?.settings).toEqual(indexSettings);
    expect([...(indices.get('bricks')?.objects.values() ?? [])]).toEqual(records);
    expect(calls.every((call) => call.endsWith(' admin'))).toBe(true);
  });

  it('replaces the old records in one step', async () => {
    indexOf('bricks').objects.set('old', { objectID: 'old' });
    await run();
    expect(indices.get('bricks')?.objects.has('old')).toBe(false);
    expect(calls.filter((call) => call.startsWith('POST operation'))).toHaveLength(2);
  });

  it('keeps the old records and cleans up if it fails halfway', async () => {
    indexOf('bricks').objects.set('old', { objectID: 'old' });
    refuse = (call) =>
      call.startsWith('POST batch') ? { status: 403, message: 'Record quota exceeded' } : undefined;
    await expect(run()).rejects.toThrow();
    expect([...indices.keys()]).toEqual(['bricks']);
    expect(indices.get('bricks')?.objects.has('old')).toBe(true);
  });

  it('only prints the differences in a dry run', async () => {
    const [first, second] = records;
    indexOf('bricks').objects.set(String(first?.objectID), { ...first });
    indexOf('bricks').objects.set(String(second?.objectID), { ...second, content: 'other' });
    indexOf('bricks').objects.set('/gone/#1', { objectID: '/gone/#1' });
    const lines = await run(true);
    expect(lines).toEqual(
      expect.arrayContaining([
        `Records to add: ${records.length - 2}`,
        'Records to change: 1',
        `  ${second?.objectID}`,
        'Records to remove: 1',
        '  /gone/#1',
        'Unchanged records: 1',
        'Dry run: nothing was changed.',
      ]),
    );
    const reads = /^GET settings|^POST browse/;
    expect(calls.every((call) => reads.test(call))).toBe(true);
  });

  it('keeps the synonyms that were added by hand', async () => {
    const byHand = { objectID: 'by-hand', type: 'synonym', synonyms: ['brick', 'stone'] };
    indexOf('bricks').synonyms.set('by-hand', byHand);
    await run();
    expect([...indexOf('bricks').synonyms.values()]).toEqual([byHand]);
  });

  it('finds no differences after a push', async () => {
    await run();
    const lines = await run(true);
    expect(lines).toContain('Settings: no change');
    expect(lines).toContain(`Unchanged records: ${records.length}`);
  });

  it.each([
    [
      'a wrong key',
      403,
      'Invalid Application-ID or API key',
      /ALGOLIA_ADMIN_KEY: the service rejects it/,
    ],
    ['a quota', 429, 'Too many operations', /Check the limits of your plan/],
    [
      'a quota error with status 403',
      403,
      'Record quota exceeded',
      /Check the limits of your plan/,
    ],
    ['anything else', 400, 'Bad settings', /answered 400: Bad settings/],
  ])('explains %s', async (_what, status, message, expected) => {
    refuse = () => ({ status, message });
    await expect(run()).rejects.toThrow(expected);
  });

  it('explains that the service can not be reached', async () => {
    const port = (server.address() as AddressInfo).port;
    server.close();
    server.closeAllConnections();
    const gone = () =>
      algoliasearch('APP', 'admin', {
        hosts: [{ url: '127.0.0.1', port, protocol: 'http', accept: 'readWrite' }],
      });
    const recordsFile = path.join(await mkdtemp(path.join(tmpdir(), 'push-')), 'records.json');
    await writeFile(recordsFile, JSON.stringify(records));
    await expect(
      push(options, { recordsFile, dryRun: false, connect: gone, print: () => undefined }),
    ).rejects.toThrow(/could not be reached/);
  });

  it.each([
    [{ ...options, adminKey: undefined }, 'ALGOLIA_ADMIN_KEY: missing'],
    [{ ...options, appId: undefined }, 'ALGOLIA_APP_ID: missing'],
  ])('says which variable is missing', async (incomplete, message) => {
    await expect(push(incomplete, { recordsFile: '', dryRun: true })).rejects.toThrow(message);
  });

  it('requires a build if there are no records, and never pushes an empty index', async () => {
    await expect(
      push(options, { recordsFile: '/nowhere/records.json', dryRun: true, connect }),
    ).rejects.toThrow('Run "npm run build" first');
    await expect(run(false, [])).rejects.toThrow('no search records');
  });
});
