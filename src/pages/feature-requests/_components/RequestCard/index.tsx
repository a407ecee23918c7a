import Link from '@docusaurus/Link';
import WithCode from '@site/src/components/WithCode';
import { areas } from '@site/src/data/featureRequests/kinds';
import type { FeatureRequest } from '@site/src/data/featureRequests/schema';
import StatusBadge from '../StatusBadge';
import styles from './styles.module.css';

interface Props {
  readonly request: FeatureRequest;
  /** Level of the card's heading, which is one below that of the list. */
  readonly heading: 'h2' | 'h3';
}

/** A request in a list, with a link to its page. */
export default function RequestCard({ request, heading: Heading }: Props) {
  const { slug, title, area, status, thread, opened, shipped, votes, summary } = request;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <Heading className={styles.title}>
          <Link className={styles.link} to={`/feature-requests/${slug}/`}>
            {title}
          </Link>
        </Heading>
        <StatusBadge status={status} />
      </div>
      <p className={styles.summary}>
        <WithCode text={summary} />
      </p>
      <p className={styles.facts}>
        <span>{areas[area]}</span>
        <span>Thread #{thread}</span>
        {opened && <span>Opened in {opened.slice(0, 4)}</span>}
        {shipped && <span>Shipped in {shipped.version}</span>}
        {votes && (
          <span>
            {votes.count} votes as of {votes.asOf}
          </span>
        )}
      </p>
    </li>
  );
}
