import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import PageIntro from '@site/src/components/PageIntro';
import { useEffect } from 'react';
import { summaryText } from '../../_lib/countText';
import { type Asked, pathIn } from '../../_lib/readQuery';
import { usePageChanges } from '../../_lib/usePageChanges';
import ComparedSection from '../ComparedSection';
import PairChoice from '../PairChoice';
import styles from './styles.module.css';

/** The comparison of one page in two versions. */
export default function ComparedPage({ page, from, to, having }: Asked) {
  const { state, changes, retry } = usePageChanges(page);
  const { hash } = useLocation();
  const title = changes ? `What changed: ${changes.title}` : 'What changed';
  const comparison = changes?.comparisons.find(
    (each) => each.from === from.name && each.to === to.name,
  );

  // The text comes after the address, so the browser could not find the anchor.
  useEffect(() => {
    if (state === 'ready' && hash) {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
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
            The text of <Link to={pathIn(from, page)}>{from.label}</Link> beside that of{' '}
            <Link to={path}>{to.label}</Link>.
          </>
        }
        actions={<PairChoice page={page} versions={having} from={from.name} to={to.name} />}
      />
      <div className={`container ${styles.page}`}>
        <p role="status" className={styles.status}>
          {state === 'loading' && 'Loading the comparison…'}
          {state === 'failed' &&
            'The comparison could not be loaded. Check your network connection.'}
          {state === 'ready' &&
            (comparison ? summaryText(comparison.counts) : 'Both versions read the same.')}
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
