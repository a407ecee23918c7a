import Link from '@docusaurus/Link';
import { initialsOf } from '@site/src/lib/initials';
import type { ReactNode } from 'react';
import { profileOf } from './profile';
import styles from './styles.module.css';

interface Props {
  /** Full name, as the person writes it. */
  readonly name: string;
  /** GitHub handle, if known. */
  readonly github?: string;
  /** A line about the person's work on the project. */
  readonly children?: ReactNode;
}

/** A person in a TeamList: initials, name, profile link, and a line of text. */
export default function TeamMember({ name, github, children }: Props) {
  return (
    <li className={styles.card}>
      <span className={styles.initials} aria-hidden="true">
        {initialsOf(name)}
      </span>
      <div className={styles.text}>
        <strong>{name}</strong>
        {github && (
          <Link className={styles.profile} href={profileOf(github)}>
            {`${github} on GitHub`}
          </Link>
        )}
        {children && <div className={styles.about}>{children}</div>}
      </div>
    </li>
  );
}
