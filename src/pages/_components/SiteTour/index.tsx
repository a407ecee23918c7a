import Link from '@docusaurus/Link';
import styles from './styles.module.css';

const parts = [
  {
    title: 'A navbar for the entire site',
    text: 'Readers can go to any section, choose a version and a language, search, and switch the color mode.',
    link: { to: '/docs/api/themes/configuration/', text: 'Set up the navbar' },
  },
  {
    title: 'A sidebar from your folders',
    text: 'Categories mirror your folders, or you can list pages in the order you want.',
    link: { to: '/docs/sidebar/', text: 'Set up the sidebar' },
  },
  {
    title: 'Your page',
    text: 'Write Markdown with code blocks, tabs, admonitions, diagrams, and your own components.',
    link: { to: '/docs/markdown-features/', text: 'Explore the Markdown features' },
  },
  {
    title: 'A table of contents',
    text: 'It’s generated from the page’s headings and shows readers where they are on the page.',
    link: { to: '/docs/markdown-features/toc/', text: 'Choose the heading levels' },
  },
];

/** An outline of a documentation page. Its numbered parts are explained next to it. */
function PageOutline() {
  return (
    <div className={styles.window} aria-hidden="true">
      <div className={styles.navbar}>
        <b className={styles.number}>1</b>
        <span className={styles.brand}>Harbor Watch</span>
        <span className={styles.item}>Docs</span>
        <span className={styles.item}>Blog</span>
        <span className={styles.version}>2.4 ▾</span>
        <span className={styles.search}>Search</span>
      </div>
      <div className={styles.body}>
        <div className={styles.sidebar}>
          <b className={styles.number}>2</b>
          <span className={styles.line} data-width="70" />
          <span className={styles.line} data-width="90" data-active="true" />
          <span className={styles.line} data-width="60" />
          <span className={styles.line} data-width="80" />
          <span className={styles.line} data-width="50" />
        </div>
        <div className={styles.article}>
          <b className={styles.number}>3</b>
          <span className={styles.pageTitle}>Read the tides</span>
          <span className={styles.line} data-width="90" />
          <span className={styles.line} data-width="80" />
          <span className={styles.code}>npm run watch</span>
          <span className={styles.note}>
            <span className={styles.line} data-width="70" />
          </span>
          <span className={styles.line} data-width="90" />
          <span className={styles.line} data-width="60" />
        </div>
        <div className={styles.contents}>
          <b className={styles.number}>4</b>
          <span className={styles.line} data-width="90" data-active="true" />
          <span className={styles.line} data-width="70" />
          <span className={styles.line} data-width="80" />
        </div>
      </div>
    </div>
  );
}

/** What a Docusaurus site looks like, part by part. */
export default function SiteTour() {
  return (
    <section className={`container ${styles.tour}`} aria-labelledby="site-tour">
      <h2 id="site-tour" className={styles.heading}>
        What your site will look like
      </h2>
      <div className={styles.columns}>
        <PageOutline />
        <ol className={styles.parts}>
          {parts.map(({ title, text, link }) => (
            <li key={title} className={styles.part}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>
                {text} <Link to={link.to}>{link.text}</Link>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
