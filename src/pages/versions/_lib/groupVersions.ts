/** A documentation version that is built with this site, as the docs plugin reports it. */
export interface ServedVersion {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
}

/** A version whose documentation is kept elsewhere. */
interface FrozenVersion {
  readonly name: string;
  readonly docsUrl: string;
  readonly releaseDate?: string;
}

/** A place that tells what changed in a version. */
export interface NotesLink {
  readonly label: string;
  readonly url: string;
}

/** One line of a table of versions. */
export interface VersionRow {
  readonly label: string;
  /** Where the documentation is read from: this site as the latest version, this site, or a frozen copy. */
  readonly home: 'latest' | 'site' | 'archive';
  readonly docsUrl: string;
  readonly notes: readonly NotesLink[];
  /** ISO date; absent for what is not released. */
  readonly releaseDate: string | undefined;
}

/** The versions as the page shows them. */
export interface VersionGroups {
  readonly latest: VersionRow | undefined;
  /** Absent when the documentation being written is itself the latest. */
  readonly unreleased: VersionRow | undefined;
  readonly past: readonly VersionRow[];
  readonly legacy: VersionRow;
}

interface Input {
  /** Newest first. */
  readonly served: readonly ServedVersion[];
  /** Newest first. */
  readonly archived: readonly FrozenVersion[];
  readonly legacy: FrozenVersion;
  readonly releases: readonly { readonly version: string; readonly date: string }[];
  /** Tells whether this site has a page at the given path. */
  readonly hasPage: (path: string) => boolean;
}

const REPOSITORY = 'https://github.com/facebook/docusaurus';

/** Name that Docusaurus gives to the documentation being written. */
const UNRELEASED = 'current';

function notesOf(name: string, hasPage: Input['hasPage']): readonly NotesLink[] {
  if (name === UNRELEASED) {
    // There is no tag for what is not released; the changelog is the closest thing.
    return [{ label: 'Release Notes', url: '/changelog/' }];
  }
  if (name.endsWith('.x')) {
    // A whole line of releases has no tag either.
    const line = name.slice(0, -'.x'.length);
    return [{ label: 'Release Notes', url: `${REPOSITORY}/blob/main/CHANGELOG-v${line}.md` }];
  }
  const notes = [{ label: 'Release Notes', url: `${REPOSITORY}/releases/tag/v${name}` }];
  const changelogEntry = `/changelog/${name}/`;
  return hasPage(changelogEntry) ? [...notes, { label: 'Changelog', url: changelogEntry }] : notes;
}

/**
 * Sorts the versions into the blocks of the versions page. Works for a site
 * that serves only the documentation being written and for one that serves
 * released versions too.
 */
export function groupVersions({
  served,
  archived,
  legacy,
  releases,
  hasPage,
}: Input): VersionGroups {
  const dates = new Map(releases.map(({ version, date }) => [version, date]));
  const servedRow = ({ name, label, path, isLast }: ServedVersion): VersionRow => ({
    label,
    home: isLast ? 'latest' : 'site',
    docsUrl: path,
    // What is not released and not the latest has nothing to tell yet.
    notes: name === UNRELEASED && !isLast ? [] : notesOf(name, hasPage),
    releaseDate: dates.get(name),
  });
  const frozenRow = ({ name, docsUrl, releaseDate }: FrozenVersion): VersionRow => ({
    label: name,
    home: 'archive',
    docsUrl,
    notes: notesOf(name, hasPage),
    releaseDate,
  });

  const latest = served.find(({ isLast }) => isLast);
  const unreleased = served.find(({ name, isLast }) => name === UNRELEASED && !isLast);
  const older = served.filter((version) => version !== latest && version !== unreleased);
  return {
    latest: latest && servedRow(latest),
    unreleased: unreleased && servedRow(unreleased),
    past: [...older.map(servedRow), ...archived.map(frozenRow)],
    legacy: { ...frozenRow(legacy), notes: [] },
  };
}
