import Layout from '@theme/Layout';
import Circle from './circle.svg';
import Square from './square.svg';
import Triangle from './triangle.svg';

/** Inline images that contain the same IDs and classes. */
export default function Svg() {
  return (
    <Layout
      title="SVG"
      description="Inline SVG pictures whose ids and classes have the same names inside."
    >
      <main className="container margin-vert--lg">
        <h1>SVG</h1>
        <p>A red circle, a green square and a blue triangle:</p>
        <Circle role="img" aria-label="Circle" />
        <Square role="img" aria-label="Square" />
        <Triangle role="img" aria-label="Triangle" />
      </main>
    </Layout>
  );
}
