import type { TagKey } from '@site/src/data/showcase/tags';

/** Id of the element that explains a tag; controls refer to it as their description. */
export function meaningId(tag: TagKey): string {
  return `showcase-meaning-${tag}`;
}
