import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** Explains how readers can request a feature. The project collects ideas; this site doesn't. */
export default function HowToAsk() {
  return (
    <section className={styles.box} aria-labelledby="ask">
      <Heading as="h2" id="ask" className={styles.title}>
        Request a feature
      </Heading>
      <ol className={styles.steps}>
        <li>
          <strong>Search this list.</strong> Try the word that you’d use, and then the one that the
          documentation uses.
        </li>
        <li>
          <strong>If you find it, vote for it.</strong> Open its thread and add a thumbs-up to the
          first post. Votes show demand, while “+1” comments make useful comments harder to find.
        </li>
        <li>
          <strong>If you don’t find it, post your idea.</strong> You can post it on the{' '}
          <Link to="https://docusaurus.io/feature-requests">project’s board</Link>, where others can
          vote for it.
        </li>
        <li>
          <strong>If you know how it should work, propose it.</strong>{' '}
          <Link to="https://github.com/facebook/docusaurus/issues/new/choose">Open an issue</Link>{' '}
          that explains what you need, which setting or component you have in mind, and what you’ve
          tried.
        </li>
      </ol>
      <p className={styles.note}>
        This site lists requests so that they’re easy to find. It doesn’t count votes or send any
        data.
      </p>
    </section>
  );
}
