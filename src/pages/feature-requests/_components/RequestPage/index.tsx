import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageActions from '@site/src/components/PageActions';
import PageIntro from '@site/src/components/PageIntro';
import Breadcrumbs from '@site/src/components/StructuredData/Breadcrumbs';
import WithCode from '@site/src/components/WithCode';
import { areas } from '@site/src/data/featureRequests/kinds';
import type { FeatureRequest } from '@site/src/data/featureRequests/schema';
import Layout from '@theme/Layout';
import NotFound from '@theme/NotFound';
import { relatedRequests, threadUrl } from '../../_lib/requests';
import RequestCard from '../RequestCard';
import RequestFacts from '../RequestFacts';
import styles from './styles.module.css';

interface Props {
  /** All requests. The last part of the URL determines which one this page shows. */
  readonly requests: readonly FeatureRequest[];
}

const RELATED = 3;

/** /feature-requests/<slug>/: the page of a single request. */
export default function RequestPage({ requests }: Props) {
  const { pathname } = useLocation();
  const { i18n } = useDocusaurusContext();
  const slug = pathname.split('/').filter(Boolean).at(-1);
  const request = requests.find((candidate) => candidate.slug === slug);
  if (!request) {
    return <NotFound />;
  }
  const { title, area, status, thread, summary, today } = request;
  const related = relatedRequests(requests, request, RELATED);

  return (
    <Layout title={title} description={summary.replaceAll('`', '')}>
      <Breadcrumbs
        trail={[
          { name: 'Feature requests', path: '/feature-requests/' },
          { name: title, path: pathname },
        ]}
      />
      <main>
        <PageIntro
          title={title}
          lead={<WithCode text={summary} />}
          actions={
            <>
              <Link className="button button--primary button--lg" to={threadUrl(thread)}>
                {status === 'open' ? 'Vote in' : 'Read'} thread #{thread}
              </Link>
              <Link to="/feature-requests/">All feature requests</Link>
            </>
          }
        />
        <div className={`container ${styles.page}`}>
          <RequestFacts request={request} locale={i18n.currentLocale} />
          {today && (
            <section className={styles.section}>
              <h2 className={styles.title}>
                {status === 'shipped' ? 'How to use it' : 'What you can do today'}
              </h2>
              <p className={styles.text}>
                <WithCode text={today} />
              </p>
            </section>
          )}
          {related.length > 0 && (
            <section className={styles.section} data-page-only>
              <h2 className={styles.title}>More feature requests: {areas[area]}</h2>
              <ul className={styles.list}>
                {related.map((other) => (
                  <RequestCard key={other.slug} request={other} heading="h3" />
                ))}
              </ul>
            </section>
          )}
          <PageActions />
        </div>
      </main>
    </Layout>
  );
}
