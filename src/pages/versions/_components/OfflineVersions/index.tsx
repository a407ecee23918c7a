import OfflineAreas from '@site/src/components/OfflineAreas';
import Heading from '@theme/Heading';
import type { ReactNode } from 'react';

interface Props {
  /** Names of the versions that are part of this site. */
  readonly versions: readonly string[];
}

/** Lets readers save older versions for offline reading. */
export default function OfflineVersions({ versions }: Props): ReactNode {
  if (versions.length === 0) {
    return null;
  }
  return (
    <section className="margin-vert--lg" data-page-only>
      <Heading as="h2" id="offline">
        Read a version offline
      </Heading>
      <p>
        Save the documentation of a release in your browser to read it without a network connection.
      </p>
      <OfflineAreas only={versions} />
    </section>
  );
}
