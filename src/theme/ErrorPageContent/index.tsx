// Readers gain: an explanation of the crash, next steps, and an error message with enough contrast.
// Delete when: the theme's crash page has the title "Page Error" and lets readers reload the page.

import type { WrapperProps } from '@docusaurus/types';
import CrashHelp from '@site/src/components/CrashHelp';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import ErrorPageContent from '@theme-original/ErrorPageContent';
import styles from './styles.module.css';

/** Shown in place of a page that crashed. */
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
