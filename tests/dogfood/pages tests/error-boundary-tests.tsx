import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Interpolate from '@docusaurus/Interpolate';
import Layout from '@theme/Layout';
import { useState } from 'react';

/** Throws during rendering once its button is clicked. */
function CrashButton({ children }: { readonly children: string }) {
  const [crashed, setCrashed] = useState(false);
  if (crashed) {
    throw new Error(`Crashed on purpose: ${children}`);
  }
  return (
    <button type="button" className="button button--secondary" onClick={() => setCrashed(true)}>
      {children}
    </button>
  );
}

/** Errors outside and inside the layout, and a translated text with elements as placeholders. */
export default function ErrorBoundaryTests() {
  return (
    <>
      <CrashButton>Crash outside the layout</CrashButton>
      <Layout
        title="Error boundaries"
        description="Buttons that crash the whole page or its content only."
      >
        <main className="container margin-vert--lg">
          <h1>Error boundaries</h1>
          <p>
            <CrashButton>Crash inside the layout</CrashButton>
          </p>
          <ErrorBoundary
            fallback={({ error, tryAgain }) => (
              <p>
                Caught: {error.message}{' '}
                <button type="button" onClick={tryAgain}>
                  Mend it
                </button>
              </p>
            )}
          >
            <p>
              <CrashButton>Crash inside a boundary of our own</CrashButton>
            </p>
          </ErrorBoundary>
          <p data-testid="interpolated">
            <Interpolate values={{ first: <strong>one</strong>, second: <em>two</em> }}>
              {'The values are {first} and {second}.'}
            </Interpolate>
          </p>
        </main>
      </Layout>
    </>
  );
}
