import FooterCopyright from '@theme/Footer/Copyright';
import FooterLayout from '@theme/Footer/Layout';
import FooterLinks from '@theme/Footer/Links';
import Layout from '@theme/Layout';

const links = [
  { label: 'Introduction', to: '/docs/' },
  { label: 'Blog', to: '/blog/' },
  { label: 'Tests', to: '/tests/' },
];

/**
 * The footer with a single row of links instead of columns. The site's configuration can't
 * contain both at the same time.
 */
export default function FooterSingleRow() {
  return (
    <Layout
      noFooter
      title="Single-row footer"
      description="The theme's footer with a single row of links, as a site without footer columns has it."
    >
      <main className="container margin-vert--lg" style={{ flex: '1 0 auto' }}>
        <h1>Single-row footer</h1>
        <p>The footer below has one row of links, set apart by dots, instead of columns.</p>
      </main>
      <FooterLayout
        style="light"
        links={<FooterLinks links={links} />}
        logo={undefined}
        copyright={<FooterCopyright copyright="A copyright line below the row." />}
      />
    </Layout>
  );
}
