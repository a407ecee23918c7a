import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

/** Whitespace around inline links, which minifiers must keep. */
export default function HydrationTests() {
  return (
    <Layout
      title="Hydration"
      description="Text with inline links and white space where minifiers go wrong."
    >
      <main className="container margin-vert--lg">
        <h1>Hydration</h1>
        <p data-testid="spaces">
          Before <Link to="/tests/">a link</Link> between <Link to="/tests/">two</Link>{' '}
          <Link to="/tests/">links</Link>
          {'  two spaces  '}
          <Link to="/tests/">last</Link> .
        </p>
        <p>
          {' '}
          <span> a space on each side </span>{' '}
        </p>
        <pre>{'  a line\n\n  another line  \n'}</pre>
      </main>
    </Layout>
  );
}
