import { existsSync } from 'node:fs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { beforeEach, expect, it, vi } from 'vitest';
import afterBuildPlugin from '.';

const steps: string[] = [];
const pwa = vi.hoisted(() => ({ plugin: null as Plugin | null }));

vi.mock('@docusaurus/plugin-pwa', () => ({ default: () => pwa.plugin, validateOptions: vi.fn() }));
vi.mock('../markdownTwins', () => ({ writeMarkdownTwins: () => steps.push('twins') }));
vi.mock('../searchIndex', () => ({
  default: () => ({
    name: 'index',
    extendCli: () => undefined,
    async postBuild() {
      await new Promise((resolve) => setTimeout(resolve, 10));
      steps.push('index');
    },
  }),
}));

vi.mock('../offline/writeOfflineFiles', () => ({
  workerEntry: () => ({ file: '/generated/worker.js' }),
  offlineFilesStep: () => async () => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    steps.push('list of files');
  },
}));

vi.mock('../offline/checkScripts', () => ({ checkScripts: async () => steps.push('check') }));
vi.mock('../offline/joinWorkerScripts', () => ({
  joinWorkerScripts: async () => steps.push('one file'),
}));
vi.mock('@docusaurus/plugin-client-redirects', () => ({
  default: () => ({ name: 'redirects', postBuild: async () => steps.push('redirects') }),
  validateOptions: vi.fn(),
}));
vi.mock('../security', () => {
  const step = (name: string) => async () => steps.push(name);
  return {
    securitySteps: () => ({
      pages: step('policies'),
      headers: step('headers'),
    }),
  };
});

beforeEach(() => {
  steps.length = 0;
});

const make = (options: object = { pwa: {}, hasMarkdownTwins: true }) =>
  afterBuildPlugin({ siteDir: process.cwd() } as LoadContext, options as never);

it('runs the steps in order, and adds the command of the search index', async () => {
  pwa.plugin = {
    name: 'pwa',
    getThemePath: () => '../lib/theme',
    getClientModules: () => ['./registerSw.js'],
    async postBuild() {
      steps.push('worker');
    },
  };
  const plugin = make();
  await plugin.postBuild?.({} as never);
  expect(steps).toEqual([
    'check',
    'redirects',
    'policies',
    'twins',
    'index',
    'list of files',
    'worker',
    'one file',
    'headers',
  ]);
  expect(plugin.extendCli).toBeDefined();
  expect(plugin.getThemePath?.()).toMatch(/@docusaurus.plugin-pwa.lib.theme$/);
  expect(plugin.getClientModules?.().every((file) => existsSync(file))).toBe(true);
});

it('leaves out offline reading and Markdown copies in deploy previews', async () => {
  const plugin = make({ pwa: false, hasMarkdownTwins: false });
  await plugin.postBuild?.({} as never);
  expect(steps).toEqual(['check', 'redirects', 'policies', 'index', 'headers']);
  expect(plugin.getClientModules).toBeUndefined();
});

it('has no service worker in the development server', async () => {
  pwa.plugin = null;
  expect(make().name).toBe('index');
});
