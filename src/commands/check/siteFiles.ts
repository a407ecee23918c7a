import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { yamlOf } from '../../lib/markdown';
import { loadSections } from '../../plugins/docText/readSections';
import { anchorsIn, explicitIds } from './readAnchors';

const FOLDERS = ['docs', 'versioned_docs', 'community', 'blog', 'changelog', 'src/pages'];

/** What links need to know about the files of the site. */
export interface SiteFiles {
  /** Returns the file at a link target, or undefined if the site generates the target. */
  resolve(from: string, target: string): string | undefined;
  /** Returns the file at a path that's relative to another file, or that starts with `@site/`. */
  locate(from: string, target: string): string;
  has(file: string): boolean;
  /** Returns the anchors of a file, or undefined if it isn't valid MDX. */
  anchorsOf(file: string): ReadonlySet<string> | undefined;
  /** Whether a file has an anchor, or isn't valid MDX. It's faster than reading all of them. */
  hasAnchor(file: string, id: string): boolean;
  markdownFiles(): readonly string[];
  /** Returns the route of a page, and all files that have this route. */
  routeOf(file: string): { readonly route: string; readonly files: readonly string[] };
  /** Returns the keys in a YAML file, or undefined if it can't be read. */
  keysOf(file: string): readonly string[] | undefined;
  /** Returns the names of the components that pages can use without an import. */
  components(): readonly string[];
  /** Returns the path of a file in a link from another file. */
  relative(from: string, to: string): string;
}

/** A page with what the checks need. */
export interface Page {
  readonly file: string;
  readonly source: string;
  readonly lines: readonly string[];
  readonly site: SiteFiles;
}

/** Returns the values in a YAML text, or undefined if it can't be read or isn't valid. */
function readYaml(read: () => string): Record<string, unknown> | undefined {
  try {
    return parse(read()) ?? {};
  } catch {
    return undefined;
  }
}

/** Returns the values of a page's front matter. If it isn't valid YAML, there are none. */
const valuesIn = (source: string) => readYaml(() => yamlOf(source)) ?? {};

/** Returns the route of a documentation or community page, a post, or a release. */
export function routeOf(file: string, source: string): string {
  const { slug, id } = valuesIn(source);
  const [, root = '', name = ''] =
    /^(docs|versioned_docs\/version-[^/]+|community|blog|changelog|src\/pages)\/(.*)\.mdx?$/.exec(
      file,
    ) ?? [];
  const version = root.split('version-')[1];
  const base = version ? `/docs/${version}` : root === 'src/pages' ? '' : `/${root}`;
  const folder = path.posix.dirname(`/${name}`);
  const last = path.posix.basename(name);
  const isIndex = /^(?:index|readme)$/i.test(last) || last === path.posix.basename(folder);
  const own = isIndex ? folder : path.posix.join(folder, String(id ?? last));
  const route = slug ? path.posix.resolve(folder, String(slug)) : own;
  return `${base}${route}/`.replace(/\/+/g, '/');
}

function locate(from: string, target: string): string {
  return target.startsWith('@site/')
    ? path.posix.normalize(target.slice('@site/'.length))
    : path.posix.join(path.posix.dirname(from), target);
}

/** The components that the theme makes available on all pages. */
const THEME_COMPONENTS = ['Details', 'Head'];

function componentsIn(root: string): readonly string[] {
  const file = path.join(root, 'src/theme/MDXComponents/index.tsx');
  const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const [map = ''] = /^export default \{[^}]*\}/m.exec(source) ?? [];
  return [...THEME_COMPONENTS, ...(map.match(/\b[A-Z]\w*/g) ?? [])];
}

/** Reads the files of the site when a link needs them. */
export function readSiteFiles(root: string): SiteFiles {
  // After a build, most pages don't have to be parsed.
  if (existsSync(path.join(root, 'node_modules'))) {
    loadSections(root);
  }
  const anchors = new Map<string, Set<string> | undefined>();
  const explicit = new Map<string, Set<string>>();
  let files: readonly string[] | undefined;
  let routes: Map<string, string[]> | undefined;
  const markdownFiles = () => {
    files ??= FOLDERS.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
    );
    return files;
  };
  const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
  const routeIn = (file: string) => routeOf(file, read(file));
  const allRoutes = () => {
    if (!routes) {
      routes = new Map();
      for (const file of markdownFiles()) {
        const route = routeIn(file);
        routes.set(route, [...(routes.get(route) ?? []), file]);
      }
    }
    return routes;
  };
  const anchorsOf = (file: string) => {
    if (!anchors.has(file)) {
      anchors.set(file, anchorsIn(root, file));
    }
    return anchors.get(file);
  };
  return {
    resolve(from, target) {
      if (target === '') {
        return from;
      }
      if (target.startsWith('/')) {
        return allRoutes().get(target.endsWith('/') ? target : `${target}/`)?.[0];
      }
      const isFile = /\.\w+$/.test(target);
      return isFile ? locate(from, target) : undefined;
    },
    locate,
    has: (file) => existsSync(path.join(root, file)),
    anchorsOf,
    hasAnchor(file, id) {
      const ids = explicit.get(file) ?? explicitIds(read(file));
      explicit.set(file, ids);
      return ids.has(id) || (anchorsOf(file)?.has(id) ?? true);
    },
    markdownFiles,
    routeOf(file) {
      const route = routeIn(file);
      return { route, files: allRoutes().get(route) ?? [] };
    },
    keysOf(file) {
      const values = readYaml(() => read(file));
      return values && Object.keys(values);
    },
    components: () => componentsIn(root),
    relative(from, to) {
      const found = path.posix.relative(path.posix.dirname(from), to);
      return found.startsWith('.') ? found : `./${found}`;
    },
  };
}
