import Layout from '@theme/Layout';
import { useEffect } from 'react';
import Frames from './_frames.mdx';

const frames = [
  { title: 'Forced light', src: '/?docusaurus-theme=light' },
  { title: 'Forced dark', src: '/?docusaurus-theme=dark' },
  { title: 'An unknown mode', src: '/?docusaurus-theme=sepia' },
  { title: 'No mode', src: '/' },
];

const outside = [
  { title: 'First outside site', src: 'https://example.com/' },
  { title: 'Second outside site', src: 'https://example.org/' },
];

function Frame({ title, src }: { readonly title: string; readonly src: string }) {
  return (
    <iframe
      title={title}
      src={src}
      loading="lazy"
      style={{ inlineSize: '100%', blockSize: '20rem', border: 0 }}
    />
  );
}

/**
 * The security policy of the first page remains in force after client-side navigation, and only
 * test pages may show other sites. Reloads the page if a reader came from another one.
 */
function usePolicyOfTests(): void {
  useEffect(() => {
    const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
    if (policy && !policy.getAttribute('content')?.includes('https://example.com')) {
      window.location.reload();
    }
  }, []);
}

/** This site in iframes, and two other sites that load only when the reader expands the list. */
export default function Embeds() {
  usePolicyOfTests();
  return (
    <Layout
      title="Embeds"
      description="The home page in frames, with a color mode that's set in the URL."
    >
      <main className="container margin-vert--lg">
        <h1>Embeds</h1>
        <Frames />
        {frames.map((frame) => (
          <section key={frame.title}>
            <h2>{frame.title}</h2>
            <Frame {...frame} />
          </section>
        ))}
        <details>
          <summary>Pages of other sites</summary>
          {outside.map((frame) => (
            <Frame key={frame.title} {...frame} />
          ))}
        </details>
      </main>
    </Layout>
  );
}
