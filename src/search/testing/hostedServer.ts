import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Hit, SearchOutput, SearchRequest } from '../protocol';

/** A request as it arrived. */
export interface SeenRequest {
  readonly method: string | undefined;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: { readonly requests?: readonly SearchRequest[] };
}

/** A local stand-in for the hosted service. */
export interface HostedServer {
  readonly port: number;
  readonly seen: SeenRequest[];
  /** Status of the next answers; 200 to begin with. */
  status: number;
  close(): Promise<void>;
}

/** Undoes what makes a text safe as HTML, all but the marks: the service stores plain text and does not escape. */
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

/** The service sends every level, with null where a page has none, and knows nothing of our notes. */
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
 * Starts the stand-in.
 *
 * @param respond finds the hits for requests that are well formed
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
