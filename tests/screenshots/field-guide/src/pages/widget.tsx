import Layout from '@theme/Layout';
import styles from './widget.module.css';

/** A small tool. Its only custom style is the class of the result. */
function LeafCounter() {
  return (
    <>
      <h2>Leaf counter</h2>
      <p>
        Count the leaflets on <a href="/docs/ferns/">a single frond</a>.
      </p>
      <table>
        <tbody>
          <tr>
            <th>Left</th>
            <td>17</td>
          </tr>
          <tr>
            <th>Right</th>
            <td>19</td>
          </tr>
        </tbody>
      </table>
      <p className={styles.result}>36 leaflets</p>
    </>
  );
}

/** The same widget twice: with the styles of the theme, and without. */
export default function Widget() {
  return (
    <Layout title="Leaf counter">
      <main className={styles.page}>
        <div className={styles.frame}>
          <LeafCounter />
        </div>
        <div className={styles.frame}>
          <div className="plain">
            <LeafCounter />
          </div>
        </div>
      </main>
    </Layout>
  );
}
