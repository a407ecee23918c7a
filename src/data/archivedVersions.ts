/** Documentation that this site no longer builds. Readers can still find it on a frozen deployment. */
export interface ArchivedVersion {
  readonly name: string;
  readonly docsUrl: string;
  /** ISO date of the release. */
  readonly releaseDate: string;
}

const ARCHIVE = 'https://docusaurus-archive-october-2023.netlify.app/docs';

/** Newest first. */
export const archivedVersions: readonly ArchivedVersion[] = [
  { name: '2.3.1', docsUrl: `${ARCHIVE}/2.3.1`, releaseDate: '2023-02-03' },
  { name: '2.2.0', docsUrl: `${ARCHIVE}/2.2.0`, releaseDate: '2022-10-29' },
  { name: '2.1.0', docsUrl: `${ARCHIVE}/2.1.0`, releaseDate: '2022-09-01' },
  { name: '2.0.1', docsUrl: `${ARCHIVE}/2.0.1`, releaseDate: '2022-08-01' },
];

/** The releases before version 2, whose documentation is on its own site. */
export const legacyVersion = {
  name: '1.x',
  navbarLabel: '1.x.x',
  siteUrl: 'https://v1.docusaurus.io',
  docsUrl: 'https://v1.docusaurus.io/docs/en/installation',
} as const;
