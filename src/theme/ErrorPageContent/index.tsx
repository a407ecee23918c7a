// Readers gain: what a crash means, and ways on from it; a message in a red that can be read.
// Delete when: the theme's crash page has the title "Page Error" and offers to reload.

import type { WrapperProps } from '@docusaurus/types';
import CrashHelp from '@site/src/components/CrashHelp';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import styles from './styles.module.css';

/** What is shown in place of a page that crashed. */
export default function ErrorPageContentWrapper(props: WrapperProps<typeof ErrorPageContentType>) {
  return (
    <>
      <div className={styles.message}>
        <ErrorPageContent {...props} />
      </div>
      <CrashHelp error={props.error} />
    </>
  );
}
