import Link from '@docusaurus/Link';
import SiteCover from '@site/src/components/SiteCover';
import type { HomeSites } from '@site/src/lib/homeData';
import styles from './styles.module.css';

interface Props {
  readonly sites: HomeSites;
}

/** Shows how many sites the showcase has, with a few to look at first. */
export default function MadeWith({ sites }: Props) {
  const { total, openSource, versioned, translated, picks } = sites;
  if (total === 0) {
    return null;
  }
  const facts = [
    { count: total, what: 'sites in the showcase', query: '' },
    { count: openSource, what: 'with public source code', query: '?tags=opensource' },
    { count: versioned, what: 'with versioned documentation', query: '?tags=versioning' },
    { count: translated, what: 'in more than one language', query: '?tags=i18n' },
  ].filter(({ count }) => count > 0);
  return (
    <section className={styles.madeWith} aria-labelledby="made-with">
      <div className="container">
        <h2 id="made-with" className={styles.heading}>
          Made with Docusaurus
        </h2>
        <ul className={styles.facts}>
          {facts.map(({ count, what, query }) => (
            <li key={what}>
              <Link className={styles.fact} to={`/showcase/${query}`}>
                <strong className={styles.count}>{count}</strong> {what}
              </Link>
            </li>
          ))}
        </ul>
        <ul className={styles.sites} aria-label="Featured sites">
          {picks.map(({ title, website, cover }) => (
            <li key={website} className={styles.site}>
              <Link className={styles.link} to={website}>
                <span className={styles.cover}>
                  <SiteCover src={cover} />
                </span>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
