import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import PageActions from '@site/src/components/PageActions';
import PageIntro from '@site/src/components/PageIntro';
import type { FeatureRequest } from '@site/src/data/featureRequests/schema';
import { useSubPath } from '@site/src/hooks/useSubPath';
import { useUrlFilters } from '@site/src/hooks/useUrlFilters';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import { useDeferredValue, useMemo } from 'react';
import HowToAsk from './_components/HowToAsk';
import RequestCard from './_components/RequestCard';
import RequestFilters from './_components/RequestFilters';
import UnknownRequest from './_components/UnknownRequest';
import VoteStack from './_components/VoteStack';
import { filterRequests, NO_FILTERS, parseFilters, writeFilters } from './_lib/requests';
import styles from './styles.module.css';

interface Props {
  /** The requests, which are validated during the build. */
  readonly requests: readonly FeatureRequest[];
}

const codec = { parse: parseFilters, write: writeFilters };

/** /feature-requests/ and every path below it that isn't a request: the list of requests. */
export default function RequestsPage({ requests }: Props) {
  const { subPath, isTakingOver } = useSubPath('/feature-requests/');
  const { filters, setText, change } = useUrlFilters(codec);
  const applied = useDeferredValue(filters);
  const found = useMemo(() => filterRequests(requests, applied), [requests, applied]);

  if (isTakingOver) {
    return <NotFound />;
  }
  return (
    <Layout
      title="Feedback"
      description="Feature requests for Docusaurus, with their status, the release that shipped them, and links to the threads where you can vote."
    >
      <PageMetadata keywords={['roadmap', 'planned features', 'wishes', 'suggest a feature']} />
      <main>
        <PageIntro
          title="Feature requests"
          lead="See which features people have requested for Docusaurus, which ones have shipped, and what you can do in the meantime. To vote or join a discussion, follow the links to the project’s threads."
          actions={
            <Link className="button button--primary button--lg" to="#ask">
              Request a feature
            </Link>
          }
          art={<VoteStack />}
        />
        <div className={`container ${styles.page}`}>
          <div className={styles.requests}>
            {subPath && <UnknownRequest subPath={subPath} />}
            <RequestFilters
              filters={filters}
              count={found.length}
              onText={setText}
              onChange={change}
            />
            {found.length > 0 ? (
              <ul className={styles.list}>
                {found.map((request) => (
                  <RequestCard key={request.slug} request={request} heading="h2" />
                ))}
              </ul>
            ) : (
              <div className={styles.empty}>
                <h2 className={styles.emptyTitle}>No result</h2>
                <p>
                  No feature request matches your search and filters. Try different keywords, or
                  clear the filters.
                </p>
                <button
                  type="button"
                  className="button button--secondary"
                  onClick={() => change({ ...NO_FILTERS, order: filters.order })}
                >
                  Show all requests
                </button>
              </div>
            )}
            <p className={styles.note}>
              We wrote the titles and summaries. Statuses and dates come from saved copies of the
              threads, and releases come from the changelog. If a thread says something different,
              the thread is right.
            </p>
          </div>
          <HowToAsk />
        </div>
        {!subPath && (
          <div className="container">
            <PageActions />
          </div>
        )}
      </main>
    </Layout>
  );
}
