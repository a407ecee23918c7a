import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';

/** The site with Starlight that the benchmark compares with. `../sites.ts` adds the pages. */
export default defineConfig({
  site: 'http://localhost:3000',
  trailingSlash: 'always',
  integrations: [
    starlight({
      title: 'Starlight',
      sidebar: [{ label: 'Docs', autogenerate: { directory: 'docs' } }],
    }),
  ],
});
