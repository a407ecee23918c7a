import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';

function throwInside(): never {
  throw new Error('The inner part failed.');
}

/** Throws during rendering if the build was made with the crash test enabled. */
function Crash(): null {
  try {
    return throwInside();
  } catch (cause) {
    throw new Error('The crash test failed, as it should.', { cause });
  }
}

/** A page that crashes only in a build with SITE_CRASH_TEST=true. */
export default function CrashTest() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <Layout
      title="Crash test"
      description="A page that crashes while it is drawn, if the build asks for it."
    >
      <main className="container margin-vert--lg">
        <h1>Crash test</h1>
        {siteConfig.customFields?.crashTest ? (
          <Crash />
        ) : (
          <p>
            This build was made without <code>SITE_CRASH_TEST</code>, so nothing crashes.
          </p>
        )}
      </main>
    </Layout>
  );
}
