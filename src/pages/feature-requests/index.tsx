import Link from '@docusaurus/Link';
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
  /** Checked when the site was built. */
  readonly requests: readonly FeatureRequest[];
}

const codec = { parse: parseFilters, write: writeFilters };

/** /feature-requests/ and every address below it that is not a request: what people ask for. */
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
      description="What people ask of Docusaurus: requests with their status, the release that shipped them, and the threads where you can vote."
    >
      <main>
        <PageIntro
          title="Feature requests"
          lead="What people ask of Docusaurus, what came of it, and what you can do meanwhile. Discussion and votes are at the threads of the project."
          actions={
            <Link className="button button--primary button--lg" to="#ask">
              Ask for something new
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
                <p>Nobody asked for this yet, or they used other words.</p>
                <button
                  type="button"
                  className="button button--secondary"
                  onClick={() => change({ ...NO_FILTERS, order: filters.order })}
                >
                  Show every request
                </button>
              </div>
            )}
            <p className={styles.note}>
              We wrote the titles and summaries. Status and dates are from stored copies of the
              threads, and releases from the changelog; the thread itself has the last word.
            </p>
          </div>
          <HowToAsk />
        </div>
      </main>
    </Layout>
  );
}
