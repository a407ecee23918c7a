import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** How a reader asks for something new; ideas live at the project, not on this site. */
export default function HowToAsk() {
  return (
    <section className={styles.box} aria-labelledby="ask">
      <Heading as="h2" id="ask" className={styles.title}>
        Ask for something new
      </Heading>
      <ol className={styles.steps}>
        <li>
          <strong>Look for it here.</strong> Search for the word that you would use, then for the
          one that the documentation uses.
        </li>
        <li>
          <strong>Found? Vote.</strong> Open its thread and add a thumbs up to the first post. Votes
          show demand; comments that only say so hide the useful ones.
        </li>
        <li>
          <strong>Not found? Post the idea.</strong> The{' '}
          <Link to="https://docusaurus.io/feature-requests">project&rsquo;s board</Link> takes ideas
          and counts votes.
        </li>
        <li>
          <strong>Know how it should work?</strong>{' '}
          <Link to="https://github.com/facebook/docusaurus/issues/new/choose">Open an issue</Link>{' '}
          with the need, the setting or component you imagine, and what you tried.
        </li>
      </ol>
      <p className={styles.note}>
        This site lists requests to make them easy to find. It counts no votes and sends nothing.
      </p>
    </section>
  );
}
