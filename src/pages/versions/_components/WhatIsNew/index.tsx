import Link from '@docusaurus/Link';
import overview from '@generated/site-version-changes/default/overview.json';
import WithCode from '@site/src/components/WithCode';
import { COMPARE_PATH, compareQuery } from '@site/src/lib/versionChanges';
import Heading from '@theme/Heading';
import { countText } from '../../_lib/countText';
import styles from './styles.module.css';

const anchorOf = (name: string) => `new-in-${name.replaceAll('.', '-')}`;

/** Lists what's new in each version of the documentation, by area: pages that changed, and changelog entries. */
export default function WhatIsNew() {
  const versions = overview.filter(({ pages, notes }) => pages.length + notes.length > 0);
  return (
    <section className={styles.whole}>
      <Heading as="h2" id="whats-new" className={styles.title}>
        What’s new in each version
      </Heading>
      {versions.length === 0 && (
        <p>There’s only one version, so there’s nothing to compare it with.</p>
      )}
      {versions.map(({ name, label, since, pages, removed, notes }) => (
        <section key={name} className={styles.version}>
          <Heading as="h3" id={anchorOf(name)} className={styles.label}>
            {label}
          </Heading>
          {notes.length > 0 && <h4 className={styles.kind}>From the changelog</h4>}
          {notes.map((area) => (
            <details key={area.label} className={styles.area}>
              <summary>
                {`${area.label} `}
                <span className={styles.count}>{area.entries.length}</span>
              </summary>
              <ul>
                {area.entries.map(({ summary, url, breaking }) => (
                  <li key={url}>
                    {breaking && <strong>Breaking: </strong>}
                    <Link to={url}>
                      <WithCode text={summary} />
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
          {since && pages.length > 0 && (
            <h4 className={styles.kind}>Documentation pages, compared with {since.label}</h4>
          )}
          {since &&
            pages.map((area) => (
              <details key={area.label} className={styles.area}>
                <summary>
                  {`${area.label} `}
                  <span className={styles.count}>{area.entries.length}</span>
                </summary>
                <ul>
                  {area.entries.map(({ id, title, path, state, ...counts }) => (
                    <li key={id}>
                      {state === 'new' ? (
                        <>
                          <Link to={path}>{title}</Link>: new page
                        </>
                      ) : (
                        <>
                          <Link to={`/${COMPARE_PATH}${compareQuery(id, since.name, name)}`}>
                            {title}
                          </Link>
                          : {countText(counts)}
                        </>
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          {since && removed.length > 0 && (
            <p className={styles.removed}>
              Pages removed since {since.label}: {removed.join(', ')}.
            </p>
          )}
        </section>
      ))}
    </section>
  );
}
