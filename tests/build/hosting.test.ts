import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { ASSET_HEADERS, COMMON_HEADERS } from '../../src/plugins/security/headers';

const root = join(__dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const values = (headers: readonly { key: string; value: string }[]) =>
  Object.fromEntries(headers.map(({ key, value }) => [key, value]));

it('has the same headers in vercel.json as for other hosts', () => {
  const [all, assets] = JSON.parse(read('vercel.json')).headers;
  expect(values(all.headers)).toEqual(COMMON_HEADERS);
  expect(values(assets.headers)).toEqual(ASSET_HEADERS);
});

it('publishes the folder that the build writes', () => {
  expect(JSON.parse(read('vercel.json'))).toMatchObject({
    outputDirectory: 'build',
    trailingSlash: true,
  });
  expect(read('netlify.toml')).toContain('publish = "build"');
  expect(read('wrangler.toml')).toContain('pages_build_output_dir = "build"');
});

it('uses npm scripts and files that exist', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const files = ['Dockerfile', 'netlify.toml', 'vercel.json', '.github/workflows/deploy.yml'];
  for (const file of files) {
    const used = [...read(file).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(used.length, file).toBeGreaterThan(0);
    expect(
      used.filter((name) => !(name in scripts)),
      file,
    ).toEqual([]);
  }
  const copied = [...read('Dockerfile').matchAll(/^COPY (deploy\/\S+)/gm)].map(
    ([, file = '']) => file,
  );
  expect(copied).toEqual(['deploy/nginx.conf']);
  expect(existsSync(join(root, 'deploy/nginx.conf'))).toBe(true);
});

it('builds previews for pull requests', () => {
  const { jobs } = parse(read('.github/workflows/preview.yml'));
  expect(jobs.preview.env).toEqual({ SITE_DEPLOY_PREVIEW: 'true' });
  const commands = jobs.preview.steps.flatMap(({ run }: { run?: string }) => run ?? []);
  expect(commands).toEqual(['npm ci', 'npm run build', 'npm run test:preview']);
  for (const context of ['deploy-preview', 'branch-deploy']) {
    expect(read('netlify.toml')).toContain(
      `[context.${context}.environment]\n  SITE_DEPLOY_PREVIEW = "true"\n`,
    );
  }
});

it('runs the container without root privileges, and checks its health', () => {
  const last =
    read('Dockerfile')
      .split(/^FROM /m)
      .at(-1) ?? '';
  expect(last).toMatch(/^USER www-data$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  const { services } = parse(read('compose.yaml'));
  expect(services.site).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
});
