import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { markdownTwinOf } from '@site/src/lib/markdownTwin';
import CopyPage from './CopyPage';
import Feedback from './Feedback';
import styles from './styles.module.css';

interface Props {
  /** Documentation version of the page, if it has one. */
  readonly version?: string | undefined;
}

/**
 * What readers can do at the end of a page: copy or open it as Markdown, and report a problem. A page
 * with this component gets a Markdown copy during the build, except in deploy previews.
 */
export default function PageActions({ version }: Props) {
  const { url, customFields } = useDocusaurusContext().siteConfig;
  const { pathname } = useLocation();
  const twin = markdownTwinOf(pathname);
  return (
    twin && (
      <div className={styles.actions} data-page-only>
        {!customFields?.isDeployPreview && (
          <>
            <Head>
              <link rel="alternate" type="text/markdown" href={twin} />
            </Head>
            <CopyPage address={twin} />
          </>
        )}
        <Feedback
          repository={customFields?.repositoryUrl as string | undefined}
          page={new URL(pathname, url).href}
          version={version}
        />
      </div>
    )
  );
}
