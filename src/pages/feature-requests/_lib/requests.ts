import { type Area, areas, type Status, statuses } from '@site/src/data/featureRequests/kinds';
import type { FeatureRequest } from '@site/src/data/featureRequests/schema';

/** The sort orders of the list, with their labels. */
export const orders = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  title: 'Title (A to Z)',
} as const;

/** Name of a sort order in URLs. */
export type Order = keyof typeof orders;

/** The filters and the sort order that the reader has chosen. */
export interface RequestFilters {
  /** Words that a request must contain. */
  readonly text: string;
  readonly area: Area | undefined;
  readonly status: Status | undefined;
  readonly order: Order;
}

/** Shows every request, newest first. */
export const NO_FILTERS: RequestFilters = {
  text: '',
  area: undefined,
  status: undefined,
  order: 'newest',
};

function keyOf<Key extends string>(
  values: Readonly<Record<Key, string>>,
  value: string | null,
): Key | undefined {
  return value !== null && Object.hasOwn(values, value) ? (value as Key) : undefined;
}

/** Reads filters from the query string of a URL. Unknown values are ignored. */
export function parseFilters(search: string): RequestFilters {
  const params = new URLSearchParams(search);
  return {
    text: params.get('q') ?? '',
    area: keyOf(areas, params.get('area')),
    status: keyOf(statuses, params.get('status')),
    order: keyOf(orders, params.get('sort')) ?? NO_FILTERS.order,
  };
}

/**
 * Writes filters to a query string and keeps its other parameters. Filters with
 * their default value are omitted.
 */
export function writeFilters(
  { text, area, status, order }: RequestFilters,
  search: string,
): string {
  const params = new URLSearchParams(search);
  const values = {
    q: text,
    area,
    status,
    sort: order === NO_FILTERS.order ? undefined : order,
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) {
      params.set(name, value);
    } else {
      params.delete(name);
    }
  }
  const written = params.toString();
  return written ? `?${written}` : '';
}

/** Whether the filters narrow the list. The sort order doesn't. */
export function hasFilters({ text, area, status }: RequestFilters): boolean {
  return text.trim() !== '' || area !== undefined || status !== undefined;
}

const compare: Readonly<Record<Order, (a: FeatureRequest, b: FeatureRequest) => number>> = {
  // Threads are numbered in the order in which they're opened.
  newest: (a, b) => b.thread - a.thread,
  oldest: (a, b) => a.thread - b.thread,
  title: (a, b) => a.title.localeCompare(b.title, 'en'),
};

/** Returns the requests that match the filters, in the chosen order. */
export function filterRequests(
  requests: readonly FeatureRequest[],
  { text, area, status, order }: RequestFilters,
): readonly FeatureRequest[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return requests
    .filter((request) => {
      const said = `${request.title} ${request.summary} #${request.thread}`.toLowerCase();
      return (
        (area === undefined || request.area === area) &&
        (status === undefined || request.status === status) &&
        words.every((word) => said.includes(word))
      );
    })
    .sort(compare[order]);
}

/** URL of the thread where people discuss a request and vote on it. */
export function threadUrl(thread: number): string {
  return `https://github.com/facebook/docusaurus/issues/${thread}`;
}

/** Other requests in the same area. Open ones come first, and newer ones before older ones. */
export function relatedRequests(
  requests: readonly FeatureRequest[],
  { slug, area }: FeatureRequest,
  count: number,
): readonly FeatureRequest[] {
  const rank = ({ status }: FeatureRequest) => (status === 'open' ? 0 : 1);
  return requests
    .filter((other) => other.area === area && other.slug !== slug)
    .sort((a, b) => rank(a) - rank(b) || compare.newest(a, b))
    .slice(0, count);
}
