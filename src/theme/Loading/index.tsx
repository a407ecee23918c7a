// Readers gain: a loading indicator in the site's colors that isn't animated if they prefer reduced
// motion, and a readable error message (the core's fallback is white on red, with a contrast below AA).
// There's nothing to wrap, because themes are expected to provide this component.
// Delete when: the classic theme provides it.
import PageLoading from '@site/src/components/PageLoading';
import type LoadingType from '@theme/Loading';
import type { ComponentProps } from 'react';

/** Shown in place of a page while it's loading. */
export default function Loading({ error, pastDelay, retry }: ComponentProps<typeof LoadingType>) {
  return <PageLoading error={error} pastDelay={pastDelay} onRetry={retry} />;
}
