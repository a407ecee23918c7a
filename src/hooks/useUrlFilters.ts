import { useHistory } from '@docusaurus/router';
import { useHistorySelector } from '@docusaurus/theme-common';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

/** Filters that a reader may share: every one of them stands in the address. */
interface WithText {
  /** What is typed in the search field. */
  readonly text: string;
}

/** How filters are read from a query string and written into one. */
export interface UrlCodec<Filters extends WithText> {
  readonly parse: (search: string) => Filters;
  readonly write: (filters: Filters, search: string) => string;
}

/** The filters of the page and the ways to change them. */
export interface UrlFilters<Filters extends WithText> {
  readonly filters: Filters;
  /** Changes the search text; the address follows when the reader pauses. */
  readonly setText: (text: string) => void;
  /** Changes filters and the address at once. */
  readonly change: (part: Partial<Filters>) => void;
}

/**
 * How long typing must pause before the address changes, in milliseconds.
 * Browsers refuse pages that change it at every key.
 */
const PAUSE = 250;

/**
 * Keeps filters in the query string of the address. On the server and while
 * hydrating there are none; a shared link takes effect right after.
 *
 * The address is replaced, never pushed: at a push the theme moves the focus to
 * the top of the page, as if the reader had followed a link.
 *
 * @param codec must stay the same between renders
 */
export function useUrlFilters<Filters extends WithText>({
  parse,
  write,
}: UrlCodec<Filters>): UrlFilters<Filters> {
  const history = useHistory();
  const search = useHistorySelector(({ location }) => location.search);
  const inAddress = useMemo(() => parse(search), [parse, search]);
  // Text that is typed and not yet in the address.
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
