import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { useRef } from 'react';

/** A link that passes a ref to its element to the page. */
export default function LinkTests() {
  const link = useRef<HTMLAnchorElement>(null);
  const paint = () => {
    if (link.current) {
      link.current.style.backgroundColor = 'red';
    }
  };
  return (
    <Layout title="Links" description="A link whose element the page can reach through a ref.">
      <main className="container margin-vert--lg">
        <h1>Links</h1>
        <p>
          <Link ref={link} to="/tests/">
            The link with a ref
          </Link>
        </p>
        <button type="button" className="button button--primary" onClick={paint}>
          Paint the link red
        </button>
      </main>
    </Layout>
  );
}
