import BrowserOnly from '@docusaurus/BrowserOnly';
import Layout from '@theme/Layout';
import { lazy, Suspense } from 'react';

const LazyText = lazy(() => import('./_components/LazyText'));

const Waiting = () => <p>Loading.</p>;

/** A lazy component alone, and nested with BrowserOnly in both orders. */
export default function React18() {
  return (
    <Layout
      title="React 18"
      description="A lazy part within Suspense, with and without BrowserOnly around."
    >
      <main className="container margin-vert--lg">
        <h1>React 18</h1>
        <h2>Suspense</h2>
        <Suspense fallback={<Waiting />}>
          <LazyText />
        </Suspense>
        <h2>BrowserOnly around Suspense</h2>
        <BrowserOnly>
          {() => (
            <Suspense fallback={<Waiting />}>
              <LazyText />
            </Suspense>
          )}
        </BrowserOnly>
        <h2>Suspense around BrowserOnly</h2>
        <Suspense fallback={<Waiting />}>
          <BrowserOnly>{() => <LazyText />}</BrowserOnly>
        </Suspense>
      </main>
    </Layout>
  );
}
