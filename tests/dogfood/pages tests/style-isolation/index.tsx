import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const samples: Record<string, ReactNode> = {
  h2: <h2>Heading</h2>,
  p: <p>Paragraph</p>,
  a: <a href="/tests/">Test area</a>,
  code: <code>code</code>,
  pre: <pre>pre</pre>,
  blockquote: <blockquote>Quotation</blockquote>,
  button: <button type="button">Button</button>,
  ul: (
    <ul>
      <li>Entry</li>
    </ul>
  ),
  ol: (
    <ol>
      <li>Entry</li>
    </ol>
  ),
  kbd: <kbd>Ctrl</kbd>,
  shadow: <div className="shadow--md">Shadow</div>,
  table: (
    <table>
      <tbody>
        <tr>
          <td>Cell</td>
        </tr>
      </tbody>
    </table>
  ),
  'Infima button': (
    <button type="button" className="button button--primary">
      Button
    </button>
  ),
  'Infima alert': <div className="alert alert--danger">Alert</div>,
  'Infima badge': <span className="badge badge--primary">Badge</span>,
};

/** The same elements with and without the framework's styles. */
export default function StyleIsolation() {
  return (
    <Layout
      title="Style isolation"
      description="Elements beside copies of them from which the styles of the framework are taken away."
    >
      <main className="container margin-vert--lg">
        <h1>Style isolation</h1>
        <table>
          <thead>
            <tr>
              <th scope="col">Element</th>
              <th scope="col">Normal</th>
              <th scope="col">Isolated</th>
            </tr>
          </thead>
          <tbody>
            {Object.entries(samples).map(([name, sample]) => (
              <tr key={name} data-sample={name}>
                <th scope="row">{name}</th>
                <td>{sample}</td>
                <td>
                  <div className={styles.isolated}>{sample}</div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </Layout>
  );
}
