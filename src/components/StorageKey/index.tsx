import siteStorage from '@generated/site-storage';

interface Props {
  /** The key as written in the theme's code, such as `theme`. */
  readonly name: string;
}

/** A storage key as it appears in the reader's browser, with the suffix that separates sites on the same origin. */
export default function StorageKey({ name }: Props) {
  return <code>{`${name}${siteStorage.namespace}`}</code>;
}
