import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import cacheVersionPlugin, { LOCATIONS } from '.';

const siteDir = path.join(__dirname, '../../..');
const plugin = cacheVersionPlugin({ siteDir } as LoadContext);

/** What the plugin changes in a bundler configuration. */
const configure = (config: object) =>
  plugin.configureWebpack?.(config, false, {} as never, undefined) as {
    experiments?: { cache: { version: string } };
  };

describe('the version of the persistent cache', () => {
  it('extends the version of Docusaurus with a hash', () => {
    const { experiments } = configure({ experiments: { cache: { version: 'client-3.10.2' } } });
    expect(experiments?.cache.version).toMatch(/^client-3\.10\.2-[\da-f]{16}$/);
  });

  it("isn't set if there's no persistent cache", () => {
    expect(configure({ experiments: {} })).toEqual({});
    expect(configure({})).toEqual({});
  });

  it.each(['src/plugins/routeTable/loader.cjs', 'src/lib/footnoteLabels.ts'])(
    'covers %s',
    (file) => {
      expect(LOCATIONS.some((location) => file.startsWith(location))).toBe(true);
    },
  );
});
