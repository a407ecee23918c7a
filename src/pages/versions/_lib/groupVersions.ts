/** A documentation version that's built with this site, as reported by the docs plugin. */
export interface ServedVersion {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
}

/** A version whose documentation is hosted elsewhere. */
interface FrozenVersion {
  readonly name: string;
  readonly docsUrl: string;
  readonly releaseDate?: string;
}

/** A link to a page that describes what changed in a version. */
export interface NotesLink {
  readonly label: string;
  readonly url: string;
}

/** One row in a table of versions. */
export interface VersionRow {
  readonly label: string;
  /** Where the documentation is: on this site as the latest version, on this site, or in a frozen copy elsewhere. */
  readonly home: 'latest' | 'site' | 'archive';
  readonly docsUrl: string;
  readonly notes: readonly NotesLink[];
  /** ISO date. Undefined if the version isn't released. */
  readonly releaseDate: string | undefined;
}

/** The versions, grouped as the page shows them. */
export interface VersionGroups {
  readonly latest: VersionRow | undefined;
  /** Undefined if the unreleased docs are the latest version. */
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
  /** Returns whether this site has a page at the given path. */
  readonly hasPage: (path: string) => boolean;
}

const REPOSITORY = 'https://github.com/facebook/docusaurus';

/** Name that Docusaurus gives to the unreleased docs. */
const UNRELEASED = 'current';

function notesOf(name: string, hasPage: Input['hasPage']): readonly NotesLink[] {
  if (name === UNRELEASED) {
    // There's no Git tag for an unreleased version, and the changelog is the closest thing.
    return [{ label: 'Release Notes', url: '/changelog/' }];
  }
  if (name.endsWith('.x')) {
    // There's no Git tag for a release line such as 2.x either.
    const line = name.slice(0, -'.x'.length);
    return [{ label: 'Release Notes', url: `${REPOSITORY}/blob/main/CHANGELOG-v${line}.md` }];
  }
  const notes = [{ label: 'Release Notes', url: `${REPOSITORY}/releases/tag/v${name}` }];
  const changelogEntry = `/changelog/${name}/`;
  return hasPage(changelogEntry) ? [...notes, { label: 'Changelog', url: changelogEntry }] : notes;
}

/**
 * Groups the versions into the blocks of the versions page. Works for sites with
 * only unreleased docs and for sites that also have released versions.
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
    // If the unreleased docs aren't the latest version, there are no release notes yet.
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
