import siteStorage from '@generated/site-storage';

interface Props {
  /** The key as the theme writes it in its code, for example `theme`. */
  readonly name: string;
}

/** A storage key as it stands in the reader's browser: with the suffix that keeps apart sites on one address. */
export default function StorageKey({ name }: Props) {
  return <code>{`${name}${siteStorage.namespace}`}</code>;
}
