// Readers gain: documentation pages load faster, because the descriptions of all docs are only on pages with cards.
// Delete when: the docs plugin doesn't give the descriptions of all docs to every page.
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import type { WrapperProps } from '@docusaurus/types';
import useRouteContext from '@docusaurus/useRouteContext';
import type { CardDescriptions } from '@site/src/lib/cardDescriptions';
import type DocCardType from '@theme/DocCard';
import DocCard from '@theme-original/DocCard';

type Props = WrapperProps<typeof DocCardType>;

/**
 * A card with the description of a doc, from the data that `src/plugins/docs` adds to the page.
 *
 * @throws if the page has cards, but the plugin didn't notice them
 */
export default function DocCardWrapper({ item }: Props) {
  const { docs } = useDocsVersion();
  const descriptions = useRouteContext().data?.cardDescriptions as CardDescriptions | undefined;
  if (item.type !== 'link' || item.docId === undefined || docs[item.docId]) {
    return <DocCard item={item} />;
  }
  if (!descriptions) {
    throw new Error(
      "The cards on this page have no descriptions, because its file doesn't contain <DocCardList>. Add it there instead of in a file that the page imports.",
    );
  }
  const { docId, ...link } = item;
  return <DocCard item={{ ...link, description: link.description ?? descriptions[docId] }} />;
}
