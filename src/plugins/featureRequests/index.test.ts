import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { afterEach, describe, expect, it } from 'vitest';
import requests from '../../data/featureRequests/requests.json';
import featureRequestsPlugin from '.';

const folders: string[] = [];

async function makePlugin(data: unknown, boardUrl?: string) {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'requests-'));
  folders.push(siteDir);
  await mkdir(path.join(siteDir, 'src/data/featureRequests'), { recursive: true });
  await writeFile(
    path.join(siteDir, 'src/data/featureRequests/requests.json'),
    JSON.stringify(data),
  );
  return featureRequestsPlugin({ siteDir, generatedFilesDir: '/', baseUrl: '/' } as LoadContext, {
    boardUrl,
  });
}

type Route = Parameters<PluginContentLoadedActions['addRoute']>[0];

async function routesOf(data: unknown, boardUrl?: string): Promise<readonly Route[]> {
  const plugin = await makePlugin(data, boardUrl);
  const content = (await plugin.loadContent?.()) as never;
  const routes: Route[] = [];
  await plugin.contentLoaded?.({
    content,
    actions: {
      addRoute: (route) => routes.push(route),
      createData: async (name) => `/${name}`,
      setGlobalData: () => {
        throw new Error('every page would download the requests');
      },
    },
  });
  return routes;
}

afterEach(async () => {
  await Promise.all(folders.splice(0).map((folder) => rm(folder, { recursive: true })));
});

const request = {
  slug: 'pdf-export',
  title: 'PDF export',
  area: 'docs',
  status: 'open',
  thread: 969,
  summary: 'One file to keep.',
};

describe('feature requests plugin', () => {
  it("accepts the site's own data: at least 40 requests, with all statuses", async () => {
    const plugin = await makePlugin(requests);
    const content = (await plugin.loadContent?.()) ?? [];
    expect(content.length).toBeGreaterThanOrEqual(40);
    expect(new Set(content.map(({ status }) => status))).toEqual(
      new Set(['open', 'shipped', 'closed']),
    );
  });

  it('adds a page for each request, and a list for all other URLs below it', async () => {
    const routes = await routesOf([request]);
    expect(routes.map(({ path: at, exact, priority }) => [at, exact, priority])).toEqual([
      ['/feature-requests/pdf-export/', true, undefined],
      ['/feature-requests/', false, -1],
    ]);
    expect(routes[1]?.component).toContain('/feature-requests/index.tsx');
    expect(routes[0]?.modules).toEqual(routes[1]?.modules);
  });

  it('replaces only the list with a hosted board', async () => {
    const routes = await routesOf([request], 'https://board.example.org');
    expect(routes[0]?.component).toContain('/RequestPage/');
    expect(routes[1]?.component).toContain('/BoardPage/');
    expect(routes[1]?.props).toEqual({ boardUrl: 'https://board.example.org' });
  });

  it.each([
    [{ slug: 'PDF Export' }, 'field slug: found "PDF Export", expected lowercase words'],
    [{ area: 'color' }, 'field area: found "color", expected one of docs, versions, blog'],
    [{ status: 'planned' }, 'field status: found "planned", expected one of open, shipped, closed'],
    [{ thread: '969' }, 'field thread: found "969", expected the number of the thread'],
    [{ opened: '2018' }, 'field opened: found "2018", expected an ISO date'],
    [{ summary: 'No period' }, 'field summary: found "No period", expected full sentences'],
    [{ status: 'shipped' }, 'field shipped: found nothing, expected a version and a pull request'],
    [
      { shipped: { version: '3.4.0', pullRequest: 1 } },
      'expected nothing, because the status is "open"',
    ],
    [{ votes: { count: 3 } }, 'field votes.asOf: found nothing, expected a date in quotes'],
    [{ reactions: 3 }, 'found "reactions", expected only known fields'],
  ])('stops the build at %j', async (part, message) => {
    const plugin = await makePlugin([{ ...request, ...part }]);
    await expect(plugin.loadContent?.()).rejects.toThrow(message);
    await expect(plugin.loadContent?.()).rejects.toThrow(
      /^src\/data\/featureRequests\/requests\.json has 1 mistake:\n- entry 1/,
    );
  });

  it('rejects a slug or a thread that another request has', async () => {
    const plugin = await makePlugin([request, { ...request, slug: 'other' }]);
    await expect(plugin.loadContent?.()).rejects.toThrow(
      'entry 2 ("other"), field thread: found 969, expected a thread that no other request has',
    );
  });
});
