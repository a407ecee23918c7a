import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SiteCover from '@site/src/components/SiteCover';
import type { Site } from '@site/src/data/showcase/schema';
import { tagKeys, tags } from '@site/src/data/showcase/tags';
import { memo } from 'react';
import { meaningId } from '../../_lib/meaningId';
import TagMark from '../TagMark';
import styles from './styles.module.css';

interface Props {
  readonly site: Site;
}

/** A listed site can't access this window, and search engines don't treat the link as an endorsement. */
const OUTGOING = 'noopener noreferrer nofollow';

/** A site in the showcase. Each of its tags links to the sites that share the tag. */
function SiteCard({ site }: Props) {
  const { title, description, website, source, cover } = site;
  const page = useBaseUrl('/showcase/');
  return (
    <li className={styles.card}>
      <div className={styles.cover}>
        <SiteCover src={cover} />
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.title}>
            <Link className={styles.link} to={website} rel={OUTGOING}>
              {title}
            </Link>
            {site.tags.includes('favorite') && (
              <span className={styles.heart}>
                <TagMark tag="favorite" />
              </span>
            )}
          </h3>
          {source && (
            <Link
              className={styles.source}
              to={source}
              rel={OUTGOING}
              aria-label={`source code of ${title}`}
            >
              source
            </Link>
          )}
        </div>
        <p className={styles.description}>{description}</p>
      </div>
      {site.tags.length > 0 && (
        <ul className={styles.tags} aria-label={`Tags of ${title}`}>
          {tagKeys
            .filter((tag) => site.tags.includes(tag))
            .map((tag) => (
              <li key={tag} className={styles.tag}>
                <a
                  className={styles.tagLink}
                  href={`${page}?tags=${tag}`}
                  data-tag={tag}
                  data-tooltip={tags[tag].meaning}
                  aria-describedby={meaningId(tag)}
                >
                  <TagMark tag={tag} />
                  {tags[tag].label.toLowerCase()}
                </a>
              </li>
            ))}
        </ul>
      )}
    </li>
  );
}

export default memo(SiteCard);
