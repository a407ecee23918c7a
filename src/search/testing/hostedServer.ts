import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hit, SearchOutput, SearchRequest } from '../protocol';

/** A received request. */
export interface SeenRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly requests?: readonly SearchRequest[] };
}

/** A local mock server for the hosted service. */
export interface HostedServer {
  readonly port: number;
  readonly seen: SeenRequest[];
  /** HTTP status of the next responses. The default is 200. */
  status: number;
  close(): Promise<void>;
}

/**
 * Reverses HTML escaping except for the highlight tags, because the service stores plain text
 * and doesn't escape it.
 */
function plain(value: unknown): unknown {
  if (typeof value === 'string') {
    return value
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&');
  }
  if (Array.isArray(value)) {
    return value.map(plain);
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]))
    : value;
}

/**
 * The service returns all levels, with null for those that a page doesn't have, and it doesn't
 * return notes.
 */
function asServiceWrites(output: SearchOutput): unknown {
  return {
    results: output.results.map(({ notes, hits, ...result }) => ({
      ...result,
      hits: hits.map((hit: Hit) => ({
        ...(plain(hit) as Hit),
        _highlightResult: {
          ...(plain(hit._highlightResult) as object),
          hierarchy: {
            lvl5: null,
            lvl6: null,
            ...(plain(hit._highlightResult.hierarchy) as object),
          },
        },
      })),
    })),
  };
}

/**
 * Starts the mock server.
 *
 * @param respond returns the hits for valid requests
 */
export async function startHostedServer(
  respond: (requests: readonly SearchRequest[]) => Promise<SearchOutput>,
): Promise<HostedServer> {
  const seen: SeenRequest[] = [];
  const state = { status: 200 };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) {
      text += part;
    }
    const body = JSON.parse(text || '{}');
    seen.push({ method: request.method, path: request.url ?? '', headers: request.headers, body });
    response.writeHead(state.status, { 'content-type': 'application/json' });
    response.end(
      JSON.stringify(
        state.status === 200
          ? asServiceWrites(await respond(body.requests))
          : { message: 'refused', status: state.status },
      ),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    seen,
    get status() {
      return state.status;
    },
    set status(status) {
      state.status = status;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
