import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import sites from '@generated/site-showcase/default/sites.json';
import PageActions from '@site/src/components/PageActions';
import PageIntro from '@site/src/components/PageIntro';
import type { TagKey } from '@site/src/data/showcase/tags';
import { useUrlFilters } from '@site/src/hooks/useUrlFilters';
import Layout from '@theme/Layout';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import CoverFan from './_components/CoverFan';
import FilterPanel from './_components/FilterPanel';
import SiteResults from './_components/SiteResults';
import TagLegend from './_components/TagLegend';
import TagTooltip from './_components/TagTooltip';
import {
  filterSites,
  hasFilters,
  NO_FILTERS,
  parseFilters,
  toggleTag,
  writeFilters,
} from './_lib/filters';
import styles from './styles.module.css';

const codec = { parse: parseFilters, write: writeFilters };

/** /showcase/: websites built with Docusaurus, which readers can filter by name and tags. */
export default function ShowcasePage() {
  const { filters, setText, change } = useUrlFilters(codec);
  // Keeps typing responsive even with a thousand sites: the field updates first, then the list.
  const applied = useDeferredValue(filters);
  const found = useMemo(() => filterSites(sites, applied), [applied]);
  const area = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);

  const chooseOnly = useCallback(
    (tag: TagKey) => {
      change({ ...NO_FILTERS, tags: [tag] });
      // The card that was clicked may be gone, so the focus moves to the filters, which show the new choice.
      panel.current?.focus();
    },
    [change],
  );

  return (
    <Layout
      title="Docusaurus Site Showcase"
      description="Websites built with Docusaurus: documentation, blogs, and product sites, with links to their source code if it's public."
    >
      <PageMetadata
        keywords={[
          'examples of sites',
          'who uses Docusaurus',
          'sites built with Docusaurus',
          'gallery',
          'inspiration',
        ]}
      />
      <main>
        <PageIntro
          title="Docusaurus Site Showcase"
          lead={
            <>
              See what people have built with Docusaurus, and read the source code of their sites to
              find out how. The list comes from the Docusaurus project’s own showcase as it was in
              2022. We’ve removed the sites that we know have switched to a different tool, but
              others may have switched or moved since then.
            </>
          }
          actions={
            <Link
              className="button button--primary button--lg"
              to="https://github.com/facebook/docusaurus/discussions/7826"
              aria-describedby="add-your-site"
            >
              Add your site
            </Link>
          }
          art={<CoverFan covers={sites.slice(0, 3).map(({ cover }) => cover)} />}
        />
        <div ref={area} className={`container ${styles.page}`}>
          <FilterPanel
            headingRef={panel}
            filters={filters}
            count={found.length}
            onText={setText}
            onToggle={(tag) => change({ tags: toggleTag(filters.tags, tag) })}
            onMatchAll={(matchAll) => change({ matchAll })}
            onClear={() => change(NO_FILTERS)}
          />
          <TagLegend />
          <SiteResults sites={found} isFiltered={hasFilters(applied)} onTag={chooseOnly} />
          <p className={styles.origin} id="add-your-site">
            &ldquo;Add your site&rdquo; opens the thread on GitHub where the Docusaurus project
            collects sites. A site that you post there doesn’t automatically appear on this page. We
            wrote the descriptions and generated the covers.
          </p>
          <TagTooltip area={area} />
          <PageActions />
        </div>
      </main>
    </Layout>
  );
}
