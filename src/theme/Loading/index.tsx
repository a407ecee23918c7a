// Readers gain: an indicator that keeps still for those who ask for it, in the colours of the site,
// and a failure that can be read (the fallback of the core has white on red, below AA).
// Nothing to wrap: themes are to provide this part. Delete when: the classic theme does.
import PageLoading from '@site/src/components/PageLoading';
import type LoadingType from '@theme/Loading';
import type { ComponentProps } from 'react';

/** What stands in place of a page that is being loaded. */
export default function Loading({ error, pastDelay, retry }: ComponentProps<typeof LoadingType>) {
  return <PageLoading error={error} pastDelay={pastDelay} onRetry={retry} />;
}
