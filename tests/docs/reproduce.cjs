/**
 * Reproduces mistakes with the packages of a release, and stores the messages that the release prints for
 * each one. The script reads a JSON list of `{ folder, run, to }` from standard input, where `folder` contains
 * a site, and `to` is the file in which to store the messages.
 *
 *   node tests/docs/reproduce.cjs <folder with node_modules>
 *
 * `run` is `load` (loads the configuration and the content of plugins), `compile` (also compiles the Markdown
 * files), `postBuild` (runs the `postBuild` step of plugins), or a command line. Builds and programs of other
 * packages run in separate processes.
 */
const { spawn } = require('node:child_process');
const { existsSync, readdirSync, readFileSync, writeFileSync } = require('node:fs');
const Module = require('node:module');
const path = require('node:path');
const { format, inspect, stripVTControlCharacters } = require('node:util');

process.env.NODE_ENV = 'production';
process.env.BABEL_ENV = 'production';
process.env.NO_UPDATE_NOTIFIER = '1';
delete process.env.CI;

const root = path.resolve(process.argv[2]);
const load = Module.createRequire(path.join(root, 'package.json'));
const { loadSite } = load('@docusaurus/core/lib/server/site.js');

/** Runs the MDX loader of each rule on the files in its folders, as the bundler does. */
async function compileMarkdown({ props }) {
  for (const plugin of props.plugins) {
    const configured = plugin.configureWebpack?.(
      { module: { rules: [] } },
      true,
      {
        getStyleLoaders: () => [],
        getJSLoader: () => ({ loader: 'none' }),
        currentBundler: props.currentBundler,
      },
      plugin.content,
    );
    for (const rule of configured?.module?.rules ?? []) {
      const use = [rule.use].flat().find((entry) => String(entry?.loader).includes('mdx-loader'));
      if (use) {
        await compileRule(rule, use);
      }
    }
  }
}

async function compileRule(rule, use) {
  const loader = load(use.loader);
  const files = [rule.include]
    .flat()
    .filter(existsSync)
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true })
        .filter((file) => /\.mdx?$/.test(file))
        .map((file) => path.join(folder, file)),
    );
  for (const file of files.sort()) {
    const { promise, resolve } = withResolvers();
    (loader.default ?? loader).call(
      {
        resource: file,
        resourcePath: file,
        query: '',
        _compiler: { name: 'client' },
        _compilation: { name: 'client', compiler: { name: 'client' } },
        getOptions: () => ({ ...use.options, crossCompilerCache: undefined }),
        addDependency() {},
        async: () => (error) => resolve(error),
      },
      readFileSync(file, 'utf8'),
    );
    const error = await promise;
    if (error) {
      console.error(inspect(error, { depth: Infinity }));
    }
  }
}

function withResolvers() {
  const result = {};
  result.promise = new Promise((resolve, reject) => Object.assign(result, { resolve, reject }));
  return result;
}

/** Runs the `postBuild` step of plugins without building any pages. */
async function finish({ props }) {
  for (const plugin of props.plugins) {
    await plugin.postBuild?.({
      ...props,
      content: plugin.content,
      head: {},
      routesBuildMetadata: {},
    });
  }
}

/**
 * Loads the Docusaurus CLI. Commander stores the commands of a single site, so each site
 * gets a new instance.
 */
function loadCommandLine() {
  for (const file of Object.keys(require.cache)) {
    if (/[\\/]commander[\\/]|core[\\/]lib[\\/](?:index|commands[\\/]cli)\.js$/.test(file)) {
      delete require.cache[file];
    }
  }
  return load('@docusaurus/core/lib/index.js').runCLI;
}

/** Runs a site in this process. */
async function meet({ folder, run }) {
  if (Array.isArray(run)) {
    await loadCommandLine()([process.execPath, 'docusaurus', ...run.slice(1)]);
    return;
  }
  const site = await loadSite({ siteDir: folder });
  if (run === 'compile') {
    await compileMarkdown(site);
  } else if (run === 'postBuild') {
    await finish(site);
  }
}

async function meetAndListen({ folder, run, env = {} }) {
  const said = [];
  const own = { ...console };
  for (const method of ['log', 'info', 'warn', 'error']) {
    console[method] = (...values) => said.push(format(...values));
  }
  const { exit } = process;
  const before = { ...process.env };
  process.exit = () => {
    throw new Error('The command ends.');
  };
  Object.assign(process.env, env);
  process.chdir(folder);
  try {
    await meet({ folder, run });
  } catch (error) {
    said.push(inspect(error, { depth: Infinity }));
  } finally {
    Object.assign(console, own);
    process.exit = exit;
    process.env = before;
    process.chdir(root);
  }
  return said.join('\n');
}

/** Runs a build, a program of another package, or code for Node.js in a separate process. */
function command({ folder, run: [bin, ...args], env }) {
  return new Promise((resolve) => {
    let said = '';
    const own = path.join(root, 'node_modules', bin);
    const file =
      bin === 'docusaurus'
        ? path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs')
        : existsSync(own)
          ? own
          : path.join(__dirname, '../../node_modules', bin);
    const child = spawn(process.execPath, bin === 'node' ? args : [file, ...args], {
      cwd: folder,
      env: { ...process.env, FORCE_COLOR: '0', DOCUSAURUS_NO_PERSISTENT_CACHE: '1', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (data) => {
        said += data;
      });
    }
    child.on('close', () => resolve(said));
  });
}

async function main() {
  for (const mistake of JSON.parse(readFileSync(0, 'utf8'))) {
    const [bin, name] = mistake.run;
    const apart = Array.isArray(mistake.run) && (bin !== 'docusaurus' || name === 'build');
    const text = await (apart ? command(mistake) : meetAndListen(mistake));
    const plain = stripVTControlCharacters(text).replaceAll(mistake.folder, '<site>');
    writeFileSync(mistake.to, plain);
  }
  process.exit(0);
}

process.env.FORCE_COLOR = '0';
main();
