import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SearchRequest } from '../../../src/search/protocol';

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
  /** Status and body of the next responses. */
  status: number;
  answer: unknown;
  close(): Promise<void>;
}

/** Starts a server that answers every request with the same body. */
export async function startHostedServer(): Promise<HostedServer> {
  const seen: SeenRequest[] = [];
  const state: Pick<HostedServer, 'status' | 'answer'> = { status: 200, answer: { results: [] } };
  const server = createServer(async (request, response) => {
    let text = '';
    for await (const part of request) {
      text += part;
    }
    const body = JSON.parse(text || '{}');
    seen.push({ method: request.method, path: request.url ?? '', headers: request.headers, body });
    response.writeHead(state.status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(state.answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(state, {
    port: (server.address() as AddressInfo).port,
    seen,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
