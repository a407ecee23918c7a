import type { SearchOutput, SearchRequest } from './protocol';

/** Messages from the page to the worker. */
export type ToWorker =
  | { readonly type: 'start'; readonly baseUrl: string; readonly origin: string }
  | { readonly type: 'prepare'; readonly requests: readonly SearchRequest[] }
  | {
      readonly type: 'search';
      readonly id: number;
      readonly requests: readonly SearchRequest[];
      readonly progressive: boolean;
    };

/** Messages from the worker to the page. */
export type FromWorker =
  | { readonly type: 'answer'; readonly id: number; readonly output: SearchOutput }
  | { readonly type: 'failure'; readonly id: number; readonly message: string }
  | { readonly type: 'complete' };
