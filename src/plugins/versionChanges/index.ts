import path from 'node:path';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Release } from '../../lib/changelog/release';
import {
  type Comparison,
  dataFileOf,
  type OverviewPage,
  type PageChanges,
  type VersionOverview,
} from '../../lib/versionChanges';
import { loadSections, storeSections } from '../docText/readSections';
import { EmitFiles } from '../EmitFiles';
import { loadedChangelog, loadedDocs } from '../loadedContent';
import { writeData } from '../writeData';
import { areasOf, groupByArea } from './areas';
import { notesOf, releasesOf } from './changelogNotes';
import { comparePage } from './comparePages';

const CHANGELOG = 'changelog';

type Doc = LoadedVersion['docs'][number];

interface ComparedPage {
  readonly id: string;
  readonly changes: PageChanges;
}

function comparisonOf(page: ComparedPage, from: string, to: string): Comparison | undefined {
  return page.changes.comparisons.find((each) => each.from === from && each.to === to);
}

/**
 * Finds out what changed between documentation versions. It compares the sources and
 * writes one data file for each page, which `src/pages/versions/compare` fetches. It also
 * writes the overview of all versions, which is the data of `src/pages/versions`.
 */
export default function versionChangesPlugin({ siteDir, baseUrl }: LoadContext): Plugin {
  loadSections(siteDir);
  // The bundler keeps this map when the content is reloaded, so the development server gets
  // new texts immediately.
  const files = new Map<string, string>();

  const fileOf = ({ contentPath }: LoadedVersion, { source }: Doc): string =>
    path.relative(contentPath, source.replace(/^@site/, siteDir));

  /** Compares all pages. The keys are their paths relative to the folder of a version. */
  function comparePages(versions: readonly LoadedVersion[]): Map<string, ComparedPage> {
    const folders = versions.map(({ versionName, contentPath }) => ({
      name: versionName,
      folder: contentPath,
    }));
    const pages = new Map<string, ComparedPage>();
    // Versions are sorted newest first, so the title is from the latest version that has the page.
    for (const version of versions) {
      for (const doc of version.docs) {
        const file = fileOf(version, doc);
        if (!pages.has(file)) {
          pages.set(file, { id: doc.id, changes: comparePage(folders, file, doc.title) });
        }
      }
    }
    return pages;
  }

  function makeOverview(
    versions: readonly LoadedVersion[],
    pages: ReadonlyMap<string, ComparedPage>,
    releases: readonly Release[],
  ): VersionOverview[] {
    return versions.map((version, index): VersionOverview => {
      const older = versions[index + 1];
      const olderFiles = new Map(older?.docs.map((doc) => [fileOf(older, doc), doc]));
      const ownFiles = new Set(version.docs.map((doc) => fileOf(version, doc)));
      const changed = version.docs.flatMap((doc): OverviewPage[] => {
        const file = fileOf(version, doc);
        const page = pages.get(file);
        if (!older || !page) {
          return [];
        }
        const common = { id: doc.id, title: doc.title, path: doc.permalink };
        if (!olderFiles.has(file)) {
          return [{ ...common, state: 'new' }];
        }
        const comparison = comparisonOf(page, older.versionName, version.versionName);
        return comparison ? [{ ...common, state: 'changed', ...comparison.counts }] : [];
      });
      return {
        name: version.versionName,
        label: version.label,
        ...(older && { since: { name: older.versionName, label: older.label } }),
        pages: groupByArea(changed, areasOf(version)),
        removed: [...olderFiles]
          .filter(([file]) => !ownFiles.has(file))
          .map(([, doc]) => doc.title),
        notes: notesOf(
          releasesOf(releases, version.versionName, older?.versionName),
          `${baseUrl}${CHANGELOG}/`,
        ),
      };
    });
  }

  return {
    name: 'site-version-changes',

    async allContentLoaded({ allContent, actions }) {
      const versions = loadedDocs(allContent)?.loadedVersions ?? [];
      const releases = loadedChangelog(allContent)?.entries.flatMap(({ release }) => release ?? []);
      const pages = comparePages(versions);
      files.clear();
      for (const { id, changes } of pages.values()) {
        files.set(dataFileOf(id), JSON.stringify(changes));
      }
      storeSections();
      await writeData(actions, 'overview.json', makeOverview(versions, pages, releases ?? []));
    },

    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [new EmitFiles(files)] }),
  };
}
