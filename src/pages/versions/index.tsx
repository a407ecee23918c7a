import { useVersions } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import PageActions from '@site/src/components/PageActions';
import PageIntro from '@site/src/components/PageIntro';
import { archivedVersions, legacyVersion } from '@site/src/data/archivedVersions';
import releases from '@site/src/data/releases/releases.json';
import { useHasPage } from '@site/src/hooks/useHasPage';
import Layout from '@theme/Layout';
import OfflineVersions from './_components/OfflineVersions';
import StackedPages from './_components/StackedPages';
import VersionBlock from './_components/VersionBlock';
import WhatIsNew from './_components/WhatIsNew';
import { groupVersions } from './_lib/groupVersions';

/** /versions/: all versions of the documentation, with links to each one. */
export default function Versions() {
  const { i18n, siteMetadata } = useDocusaurusContext();
  const served = useVersions(undefined);
  const { latest, unreleased, past, legacy } = groupVersions({
    served,
    archived: archivedVersions,
    legacy: legacyVersion,
    releases,
    hasPage: useHasPage(),
  });
  const locale = i18n.currentLocale;

  return (
    <Layout
      title="Versions"
      description="All versions of the Docusaurus documentation, including unreleased and archived ones, with release dates and release notes."
    >
      <PageMetadata
        keywords={[
          'all versions',
          'older documentation',
          'archive',
          'previous versions of the docs',
        ]}
      />
      <main>
        <PageIntro
          title="Docusaurus documentation versions"
          lead={
            <>
              Read the documentation for the version that you use. To find out which version that
              is, run <code>npx docusaurus --version</code>.
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
              ? 'Documentation for the latest release. URLs without a version number go to this version.'
              : `This documentation is updated along with the code, and URLs without a version number go to it. It describes the packages that this site is built with: ${siteMetadata.docusaurusVersion}.`}
          </VersionBlock>
          <VersionBlock
            id="latest"
            title="Next version (Unreleased)"
            rows={unreleased ? [unreleased] : []}
            locale={locale}
          >
            A preview of the documentation for the next release, which can change at any time.
          </VersionBlock>
          <VersionBlock
            id="archive"
            title="Past versions (Not maintained anymore)"
            rows={past}
            locale={locale}
          >
            Documentation for older releases, in case your project hasn’t been upgraded yet.
            {past[0]?.home === 'site' &&
              ' The newer versions are part of this site, and the others are archived copies on another site.'}
          </VersionBlock>
          <VersionBlock id="legacy" title="Docusaurus v1 (Legacy)" rows={[legacy]} locale={locale}>
            Documentation for the releases before version 2, which is on a separate site.
          </VersionBlock>
          <OfflineVersions
            versions={served.filter(({ isLast }) => !isLast).map(({ name }) => name)}
          />
          <WhatIsNew />
          <PageActions />
        </div>
      </main>
    </Layout>
  );
}
