import type { TagKey } from '@site/src/data/showcase/tags';

/** ID of the element that explains a tag. Controls refer to it as their description. */
export function meaningId(tag: TagKey): string {
  return `showcase-meaning-${tag}`;
}
