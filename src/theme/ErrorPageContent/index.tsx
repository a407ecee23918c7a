// Readers gain: what a crash means, and ways on from it.
// Delete when: the theme's crash page has the title "Page Error" and offers to reload.

import type { WrapperProps } from '@docusaurus/types';
import CrashHelp from '@site/src/components/CrashHelp';
import type ErrorPageContentType from '@theme/ErrorPageContent';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** What is shown in place of a page that crashed. */
export default function ErrorPageContentWrapper(props: WrapperProps<typeof ErrorPageContentType>) {
  return (
    <>
      <ErrorPageContent {...props} />
      <CrashHelp error={props.error} />
    </>
  );
}
