import { issueUrl } from '@site/src/lib/issueUrl';
import { type MouseEvent, useId, useRef } from 'react';
import styles from './styles.module.css';

interface Props {
  /** Web URL of the repository. If it's unknown, the component shows nothing. */
  readonly repository: string | undefined;
  /** Absolute URL of the page. */
  readonly page: string;
  /** Documentation version of the page, if it has one. */
  readonly version?: string | undefined;
}

const selectedText = () => window.getSelection()?.toString() ?? '';

/**
 * Links that open a prefilled issue about the page. Nothing is sent until the reader submits the issue in
 * the repository.
 */
export default function Feedback({ repository, page, version }: Props) {
  const question = useId();
  // A click on a link clears the selection, so it's read when the pointer goes down.
  const selection = useRef('');
  if (!repository) {
    return null;
  }
  const linkTo = (kind: string) => {
    const report = { title: `${kind}: ${new URL(page).pathname}`, page, version };
    return {
      href: issueUrl(repository, report),
      target: '_blank',
      rel: 'noopener noreferrer',
      onPointerDown: () => {
        selection.current = selectedText();
      },
      onClick: ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
        const selected = selectedText() || selection.current;
        currentTarget.href = issueUrl(repository, { ...report, selection: selected });
        selection.current = '';
      },
    };
  };
  return (
    <div className={styles.list}>
      <p id={question} className={styles.question}>
        Was this page helpful?
      </p>
      <ul className={styles.list} aria-labelledby={question}>
        <li>
          <a {...linkTo('Helpful page')}>Yes</a>
        </li>
        <li>
          <a {...linkTo('Page that didn’t help')}>No</a>
        </li>
        <li>
          <a {...linkTo('Problem with a page')}>Report a problem with this page</a>
        </li>
      </ul>
    </div>
  );
}
