/** The chunks of a route, as numbers, in the structure that its component expects. */
type Chunks = number | { readonly [key: string]: Chunks };

/** A route: its path below its parent, its shape, and the routes below it. */
type PackedRoute = readonly [path: string, shape: number, below?: readonly PackedRoute[]];

/** The routes of the site as `src/plugins/routeTable` packs them. */
export interface RouteTable {
  readonly routes: readonly PackedRoute[];
  /** What similar routes have in common. A chunk `-1` is the next one that no other route loads. */
  readonly shapes: readonly (readonly [attributes: object, chunks: Chunks])[];
  /** The first chunk that only one route loads. */
  readonly firstOwn: number;
}

/** A route as Docusaurus and React Router expect it. */
export interface UnpackedRoute {
  readonly path: string;
  readonly exact?: boolean;
  readonly component: unknown;
  /** The chunks of this route, without those of the routes below it. */
  readonly chunks: readonly number[];
  readonly routes?: readonly UnpackedRoute[];
}

type CreateComponent = (path: string, hash: string) => unknown;

const numbersIn = (chunks: Chunks): number[] =>
  typeof chunks === 'number' ? [chunks] : Object.values(chunks).flatMap(numbersIn);

function withOwnChunks(chunks: Chunks, next: () => number): Chunks {
  if (typeof chunks === 'number') {
    return chunks < 0 ? next() : chunks;
  }
  if (Array.isArray(chunks)) {
    return chunks.map((chunk) => withOwnChunks(chunk, next)) as unknown as Chunks;
  }
  const entries = Object.entries(chunks);
  return Object.fromEntries(entries.map(([key, chunk]) => [key, withOwnChunks(chunk, next)]));
}

/**
 * Returns the routes of the site. The component of a route is created when it's needed, which is when a
 * reader goes there. Its chunks are then added to `chunkNames`, where Docusaurus looks for them.
 */
export function unpackRoutes(
  { routes, shapes, firstOwn }: RouteTable,
  createComponent: CreateComponent,
  chunkNames: Record<string, unknown>,
): UnpackedRoute[] {
  const ownCounts = shapes.map(([, chunks]) => numbersIn(chunks).filter((n) => n < 0).length);
  let nextOwn = firstOwn;
  let count = 0;

  const unpack = (parent: string, [relative, shape, below]: PackedRoute): UnpackedRoute => {
    const path = relative.startsWith('^') ? relative.slice(1) : parent + relative;
    const [attributes, form] = shapes[shape] as RouteTable['shapes'][number];
    const first = nextOwn;
    nextOwn += ownCounts[shape] as number;
    // Several routes can have the same path.
    const id = String(count);
    count += 1;
    const readChunks = () => {
      let own = first;
      return withOwnChunks(form, () => own++);
    };
    let component: unknown;
    return {
      path,
      ...attributes,
      get component() {
        if (!component) {
          chunkNames[`${path}-${id}`] = readChunks();
          component = createComponent(path, id);
        }
        return component;
      },
      get chunks() {
        return form === 0 ? [] : numbersIn(readChunks());
      },
      ...(below && { routes: below.map((route) => unpack(path, route)) }),
    };
  };
  return routes.map((route) => unpack('', route));
}
