import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

interface Props {
  readonly content: string;
  /** Whether the item is in the mobile side panel, where items are list items. */
  readonly mobile?: boolean;
}

/** A navbar item that's shown only in the test area, to show that custom item types work. */
export default function TestAreaAlert({ content, mobile = false }: Props) {
  const { pathname } = useLocation();
  const testsPath = useBaseUrl('/tests');
  if (pathname !== testsPath && !pathname.startsWith(`${testsPath}/`)) {
    return null;
  }
  const button = (
    <button
      type="button"
      className={styles.button}
      aria-label="Show the custom navbar item alert"
      onClick={() => {
        // The specification requires an alert with exactly this text.
        window.alert("I'm a custom navbar item type example");
      }}
    >
      {content}
    </button>
  );
  return mobile ? <li className="menu__list-item">{button}</li> : button;
}
