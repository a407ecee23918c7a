import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import PageIntro from '@site/src/components/PageIntro';
import { hashTarget } from '@site/src/lib/hashTarget';
import { useEffect } from 'react';
import { summaryText } from '../../_lib/countText';
import { type Asked, pathIn } from '../../_lib/readQuery';
import { usePageChanges } from '../../_lib/usePageChanges';
import ComparedSection from '../ComparedSection';
import PairChoice from '../PairChoice';
import styles from './styles.module.css';

/** Compares the text of a page in two versions. */
export default function ComparedPage({ page, from, to, having }: Asked) {
  const { state, changes, retry } = usePageChanges(page);
  const { hash } = useLocation();
  const title = changes ? `What changed: ${changes.title}` : 'What changed';
  const comparison = changes?.comparisons.find(
    (each) => each.from === from.name && each.to === to.name,
  );

  // The text loads after the page, so the browser couldn't find the anchor earlier.
  useEffect(() => {
    if (state === 'ready' && hash) {
      hashTarget(hash)?.scrollIntoView();
    }
  }, [state, hash]);

  const path = pathIn(to, page) ?? '';
  let first = 1;
  return (
    <>
      <Head>
        <title>{`${title}, ${from.label} to ${to.label}`}</title>
      </Head>
      <PageIntro
        title={title}
        lead={
          <>
            Compare the text of this page in <Link to={pathIn(from, page)}>{from.label}</Link> and{' '}
            <Link to={path}>{to.label}</Link>.
          </>
        }
        actions={<PairChoice page={page} versions={having} from={from.name} to={to.name} />}
      />
      <div className={`container ${styles.page}`}>
        <p role="status" className={styles.status}>
          {state === 'loading' && 'Loading the comparison…'}
          {state === 'failed' &&
            'The comparison couldn’t be loaded. Check your network connection, and then try again.'}
          {state === 'ready' &&
            (comparison
              ? summaryText(comparison.counts)
              : 'The text of this page is the same in both versions.')}
        </p>
        {state === 'failed' && (
          <button type="button" className="button button--primary" onClick={retry}>
            Retry
          </button>
        )}
        {comparison?.sections.map((section) => {
          const start = first;
          first += section.changes.length;
          return (
            <ComparedSection
              key={start}
              section={section}
              path={path}
              first={start}
              from={from.label}
              to={to.label}
            />
          );
        })}
      </div>
    </>
  );
}
