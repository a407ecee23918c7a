import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Filters that readers can share, because all of them are in the URL. */
interface WithText {
  /** The text in the search box. */
  readonly text: string;
}

/** Functions that read filters from a query string and write them to one. */
export interface UrlCodec<Filters extends WithText> {
  readonly parse: (search: string) => Filters;
  readonly write: (filters: Filters, search: string) => string;
}

/** The filters of the page, and functions to change them. */
export interface UrlFilters<Filters extends WithText> {
  readonly filters: Filters;
  /** Changes the search text. The URL is updated when the reader stops typing. */
  readonly setText: (text: string) => void;
  /** Changes filters and immediately updates the URL. */
  readonly change: (part: Partial<Filters>) => void;
}

/**
 * How long the reader has to stop typing before the URL is updated, in
 * milliseconds. Browsers limit how often a page can change the URL.
 */
const PAUSE = 250;

/**
 * Keeps filters in the query string of the URL. On the server and during
 * hydration, there are no filters. The filters in a shared link apply right after
 * that.
 *
 * The history entry is replaced, never pushed. When an entry is pushed, the theme
 * moves the focus to the top of the page, as if the reader had followed a link.
 *
 * @param codec must not change between renders
 */
export function useUrlFilters<Filters extends WithText>({
  parse,
  write,
}: UrlCodec<Filters>): UrlFilters<Filters> {
  const history = useHistory();
  const search = useHistorySelector(({ location }) => location.search);
  const inAddress = useMemo(() => parse(search), [parse, search]);
  // The text that's been typed but isn't in the URL yet.
  const [draft, setDraft] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const filters = useMemo(
    () => (draft === undefined ? inAddress : { ...inAddress, text: draft }),
    [inAddress, draft],
  );

  const settle = useCallback(
    (next: Filters) => {
      clearTimeout(timer.current);
      const { location } = history;
      const written = write(next, location.search);
      if (written !== location.search) {
        history.replace({ ...location, search: written });
      }
      setDraft(undefined);
    },
    [history, write],
  );

  const setText = useCallback(
    (text: string) => {
      setDraft(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle({ ...parse(history.location.search), text }), PAUSE);
    },
    [settle, history, parse],
  );

  const change = useCallback(
    (part: Partial<Filters>) => settle({ ...filters, ...part }),
    [settle, filters],
  );

  useEffect(() => () => clearTimeout(timer.current), []);

  return { filters, setText, change };
}
