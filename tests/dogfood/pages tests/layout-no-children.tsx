import Layout from '@theme/Layout';

/** The layout without any content. */
export default function LayoutNoChildren() {
  return (
    <Layout
      title="Layout without children"
      description="The layout of the theme around nothing at all, which must not crash."
    />
  );
}
