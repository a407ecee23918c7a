import Layout from '@theme/Layout';

export default function Home() {
  return (
    <Layout>
      <h1>Docusaurus</h1>
    </Layout>
  );
}
