import Layout from '@theme/Layout';

interface WindowWithGtag extends Window {
  gtag?: (command: 'event', name: string, values: Record<string, string>) => void;
}

/** Sends a custom event to the analytics script, if there is one. */
export default function Analytics() {
  const send = () => {
    (window as WindowWithGtag).gtag?.('event', 'docusaurus-test-event', { page: 'analytics' });
  };
  return (
    <Layout
      title="Analytics tests"
      description="A button that sends an event to gtag where it is loaded."
    >
      <main className="container margin-vert--lg">
        <h1>Analytics tests</h1>
        <p>Without an analytics script, as on this site, the button does nothing.</p>
        <button type="button" className="button button--primary" onClick={send}>
          Send an event
        </button>
      </main>
    </Layout>
  );
}
