import Layout from '@theme/Layout';

/** Content with a high z-index, which must not cover the navbar or its menus. */
export default function ZIndexTests() {
  return (
    <Layout
      title="z-index"
      description="Content with a high z-index, which the navbar and its menus must cover."
    >
      <main className="container">
        <h1>z-index</h1>
        <div
          data-testid="stacked"
          style={{
            position: 'relative',
            zIndex: 100,
            marginBlockStart: '-6rem',
            blockSize: '200vh',
            backgroundColor: 'var(--site-surface-raised)',
          }}
        >
          <p style={{ paddingBlockStart: '8rem' }}>This box has a z-index of 100.</p>
        </div>
      </main>
    </Layout>
  );
}
