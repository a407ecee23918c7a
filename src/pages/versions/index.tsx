import { useVersions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageIntro from '@site/src/components/PageIntro';
import { archivedVersions, legacyVersion } from '@site/src/data/archivedVersions';
import releases from '@site/src/data/releases/releases.json';
import { useHasPage } from '@site/src/hooks/useHasPage';
import Layout from '@theme/Layout';
import StackedPages from './_components/StackedPages';
import VersionBlock from './_components/VersionBlock';
import WhatIsNew from './_components/WhatIsNew';
import { groupVersions } from './_lib/groupVersions';

/** /versions/: every version of the documentation and where it is read. */
export default function Versions() {
  const { i18n, siteMetadata } = useDocusaurusContext();
  const { latest, unreleased, past, legacy } = groupVersions({
    served: useVersions(undefined),
    archived: archivedVersions,
    legacy: legacyVersion,
    releases,
    hasPage: useHasPage(),
  });
  const locale = i18n.currentLocale;

  return (
    <Layout
      title="Versions"
      description="Every version of the Docusaurus documentation: the one being written, released and archived ones, with release dates and release notes."
    >
      <main>
        <PageIntro
          title="Docusaurus documentation versions"
          lead={
            <>
              Read the documentation of the version you use. <code>npx docusaurus --version</code>{' '}
              tells which one that is.
            </>
          }
          art={<StackedPages />}
        />
        <div className="container">
          <VersionBlock
            id="next"
            title="Current version (Stable)"
            rows={latest ? [latest] : []}
            locale={locale}
          >
            {latest?.releaseDate
              ? 'The newest release. Addresses without a version number lead here.'
              : `Written along with the code, and read here at addresses without a version number. It describes the packages that this site is built with: ${siteMetadata.docusaurusVersion}.`}
          </VersionBlock>
          <VersionBlock
            id="latest"
            title="Next version (Unreleased)"
            rows={unreleased ? [unreleased] : []}
            locale={locale}
          >
            What the next release will bring. It can change from one day to the next.
          </VersionBlock>
          <VersionBlock
            id="archive"
            title="Past versions (Not maintained anymore)"
            rows={past}
            locale={locale}
          >
            For projects that have not moved on yet.
            {past[0]?.home === 'site' &&
              ' The newer ones are part of this site; the others are frozen copies elsewhere.'}
          </VersionBlock>
          <VersionBlock id="legacy" title="Docusaurus v1 (Legacy)" rows={[legacy]} locale={locale}>
            The line before version 2. Its documentation has a site of its own.
          </VersionBlock>
          <WhatIsNew />
        </div>
      </main>
    </Layout>
  );
}
