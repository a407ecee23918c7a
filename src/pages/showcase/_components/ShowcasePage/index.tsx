import Link from '@docusaurus/Link';
import PageIntro from '@site/src/components/PageIntro';
import type { Site } from '@site/src/data/showcase/schema';
import type { TagKey } from '@site/src/data/showcase/tags';
import { useUrlFilters } from '@site/src/hooks/useUrlFilters';
import Layout from '@theme/Layout';
import { useCallback, useDeferredValue, useMemo, useRef } from 'react';
import {
  filterSites,
  hasFilters,
  NO_FILTERS,
  parseFilters,
  toggleTag,
  writeFilters,
} from '../../_lib/filters';
import CoverFan from '../CoverFan';
import FilterPanel from '../FilterPanel';
import SiteResults from '../SiteResults';
import TagLegend from '../TagLegend';
import TagTooltip from '../TagTooltip';
import styles from './styles.module.css';

interface Props {
  /** Checked and sorted when the site was built. */
  readonly sites: readonly Site[];
}

const codec = { parse: parseFilters, write: writeFilters };

/** /showcase/: sites made with Docusaurus, to be filtered by name and tags. */
export default function ShowcasePage({ sites }: Props) {
  const { filters, setText, change } = useUrlFilters(codec);
  // Typing stays fluent with a thousand sites: the field answers first, the list follows.
  const applied = useDeferredValue(filters);
  const found = useMemo(() => filterSites(sites, applied), [sites, applied]);
  const area = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLHeadingElement>(null);

  const chooseOnly = useCallback(
    (tag: TagKey) => {
      change({ ...NO_FILTERS, tags: [tag] });
      // The card that was clicked may be gone; continue where the choice is shown.
      panel.current?.focus();
    },
    [change],
  );

  return (
    <Layout
      title="Docusaurus Site Showcase"
      description="Sites that people make with Docusaurus: documentation, blogs and product sites, with their sources where they are public."
    >
      <main>
        <PageIntro
          title="Docusaurus Site Showcase"
          lead="See what others make with it, and read their sources to learn how."
          actions={
            <Link
              className="button button--primary button--lg"
              to="https://github.com/facebook/docusaurus/discussions/7826"
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
          <p className={styles.origin}>
            The entries are those of the project&rsquo;s own showcase in 2022, described in our
            words. The covers are drawn by this site. A site may have moved or changed its tools
            since.
          </p>
          <TagTooltip area={area} />
        </div>
      </main>
    </Layout>
  );
}
