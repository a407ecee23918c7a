import Link from '@docusaurus/Link';
import { areas } from '@site/src/data/featureRequests/kinds';
import type { FeatureRequest } from '@site/src/data/featureRequests/schema';
import { useHasPage } from '@site/src/hooks/useHasPage';
import { formatDay } from '@site/src/lib/formatDay';
import type { ReactNode } from 'react';
import StatusBadge from '../StatusBadge';
import styles from './styles.module.css';

interface Props {
  readonly request: FeatureRequest;
  readonly locale: string;
}

function fact(term: string, children: ReactNode) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The details of a request, as a list of terms and values. */
export default function RequestFacts({ request, locale }: Props) {
  const { area, status, opened, shipped, votes } = request;
  const changelogEntry = shipped && `/changelog/${shipped.version}/`;
  const hasPage = useHasPage();
  return (
    <dl className={styles.facts}>
      {fact('Status', <StatusBadge status={status} />)}
      {fact('Area', <Link to={`/feature-requests/?area=${area}`}>{areas[area]}</Link>)}
      {opened && fact('Opened', <time dateTime={opened}>{formatDay(opened, locale)}</time>)}
      {shipped &&
        changelogEntry &&
        fact(
          'First available in',
          hasPage(changelogEntry) ? (
            <Link to={changelogEntry}>{shipped.version}</Link>
          ) : (
            shipped.version
          ),
        )}
      {shipped &&
        fact(
          'Implemented in',
          <Link to={`https://github.com/facebook/docusaurus/pull/${shipped.pullRequest}`}>
            Pull request #{shipped.pullRequest}
          </Link>,
        )}
      {votes && fact('Votes', `${votes.count} as of ${formatDay(votes.asOf, locale)}`)}
    </dl>
  );
}
