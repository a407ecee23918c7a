import type { DocMetadata, PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteConfig } from '@docusaurus/types';
import type { CardDescriptions } from '../../lib/cardDescriptions';

/** The description of each doc, by its ID. */
export function descriptionsOf(
  docs: readonly Pick<DocMetadata, 'id' | 'description'>[],
): CardDescriptions {
  return Object.fromEntries(docs.map(({ id, description }) => [id, description]));
}

/** Whether a Markdown file uses the component for cards, other than in a code block. */
export function hasCards(markdown: string): boolean {
  return /<DocCardList\b/.test(markdown.replaceAll(/^ *(`{3,})[\s\S]*?^ *\1 *$/gm, ''));
}

/** Where the descriptions are, and which docs need them. */
export interface CardData {
  /** The data file with the descriptions of each version, by the version's name. */
  readonly files: ReadonlyMap<string, string>;
  /** Source files of docs with cards. */
  readonly sources: ReadonlySet<string>;
}

/**
 * Removes the data of all docs from the route of a version, and adds the descriptions to the context of pages with
 * cards. The routes of these pages are below the one of their version.
 *
 * @param versionFile the data file of the version that the route belongs to
 */
export function moveDescriptions(
  route: RouteConfig,
  cards: CardData,
  versionFile?: string,
): RouteConfig {
  const version = route.props?.version as PropVersionMetadata | undefined;
  const file = version ? cards.files.get(version.version) : versionFile;
  const isWithCards =
    route.props?.categoryGeneratedIndex || cards.sources.has(String(route.modules?.content));
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(file && isWithCards && { context: { data: { cardDescriptions: file } } }),
    ...(route.routes && {
      routes: route.routes.map((inner) => moveDescriptions(inner, cards, file)),
    }),
  };
}
