/**
 * Takes the screenshots for the posts about releases. They show the installed version
 * of Docusaurus, so run it after an upgrade, look at the images, and commit them. With
 * arguments, it takes only the screenshots whose path contains one of them.
 *
 *   node src/commands/takePostScreenshots.mjs [docusaurus-3.8 ...]
 *
 * The small sites in `tests/screenshots/` are built in a temporary folder, so that
 * nothing is written next to their sources.
 */
import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { cp, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { findChromium } from './findChromium.cjs';
import {
  giveUp,
  offerHelp,
  requireBrowser,
  requireNode,
  requirePackages,
  root,
  say,
} from './prerequisites.mjs';

/** Device pixels per CSS pixel, for sharp text on all screens. */
const SCALE = 2;

/** CSS pixels between the parts of an image. */
const GAP = 24;

/** The maximum size of an image file, in bytes. */
const HEAVIEST = 80_000;

/**
 * A part of an image: a page of a small site, cropped to some of its elements.
 *
 * @typedef {object} Part
 * @property {string} site folder in `tests/screenshots/`
 * @property {string} page URL path of the page
 * @property {number} width of the window, in CSS pixels
 * @property {string[]} around selectors of the elements that the image shows
 * @property {number} [margin] CSS pixels around these elements
 * @property {Record<string, string>} [env] environment variables of the build
 */

/**
 * The images, with their parts from left to right. They're WebP files, except for those
 * that would be smaller than 10 kB: the bundler would inline them in the page, and feeds
 * would lose them.
 *
 * @type {Record<string, Part[]>}
 */
const IMAGES = {
  'blog/2024-03-29-docusaurus-3.2/partial-in-table-of-contents.webp': [
    {
      site: 'garden-notes',
      page: '/docs/work/',
      width: 1100,
      around: ['.markdown h1', '.markdown > p:last-child', '.theme-doc-toc-desktop'],
      margin: 12,
    },
  ],
  'blog/2024-08-09-docusaurus-3.5/author-page.webp': [
    {
      site: 'garden-notes',
      page: '/blog/authors/garden-team/',
      width: 1000,
      around: ['aside nav', 'main header', 'article'],
      margin: 16,
    },
  ],
  'blog/2024-08-09-docusaurus-3.5/styled-feed.webp': [
    {
      site: 'garden-notes',
      page: '/blog/rss.xml',
      width: 900,
      // The banner is a warning of Chromium, which is about to drop XSLT.
      around: ['xslt-warning-banner', '.blog-post:nth-child(2)'],
      margin: 24,
    },
  ],
  'blog/2025-01-03-docusaurus-3.7/author-icons.webp': [
    {
      site: 'field-guide',
      page: '/blog/2025/01/02/moved-pages/',
      width: 1000,
      around: ['aside nav', 'header h1', '.markdown'],
      margin: 16,
    },
  ],
  'blog/2025-05-26-docusaurus-3.8/sidebar-link-without-and-with-layers.png': [
    {
      site: 'field-guide',
      page: '/docs/ferns/',
      width: 1100,
      around: ['.theme-doc-sidebar-menu'],
      margin: 8,
      env: { CASCADE_LAYERS: 'false' },
    },
    {
      site: 'field-guide',
      page: '/docs/ferns/',
      width: 1100,
      around: ['.theme-doc-sidebar-menu'],
      margin: 8,
    },
  ],
  'blog/2025-05-26-docusaurus-3.8/widget-without-theme-styles.webp': [
    { site: 'field-guide', page: '/widget/', width: 1000, around: ['main'], margin: 12 },
  ],
};

const TYPES = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.xml': 'text/xml',
  '.xsl': 'text/xsl',
};

/** Serves a folder on a free port. */
async function serve(folder) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const asked = path.join(folder, decodeURI(pathname));
    const file = pathname.endsWith('/') ? path.join(asked, 'index.html') : asked;
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    response.writeHead(200, { 'content-type': `${type}; charset=utf-8` });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', resolve));
  return server;
}

/** Builds a copy of a small site in the given folder. */
async function build(site, env, folder) {
  await cp(`${root}tests/screenshots/${site}`, folder, { recursive: true });
  await symlink(`${root}node_modules`, `${folder}/node_modules`, 'junction');
  // The same browsers as for our site. For older ones, CSS layers would be polyfilled.
  const { browserslist } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  await writeFile(`${folder}/package.json`, JSON.stringify({ private: true, browserslist }));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [`${root}node_modules/@docusaurus/core/bin/docusaurus.mjs`, 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      // The cache is in node_modules, which belongs to our site.
      env: { ...process.env, ...env, DOCUSAURUS_NO_PERSISTENT_CACHE: '1' },
    },
  );
  if (status !== 0) {
    throw new Error(`The build of ${site} failed:\n${stdout}\n${stderr}`);
  }
}

/** The area of a page that contains all of the given elements, in CSS pixels. */
async function clipAround(page, { around, width: pageWidth, margin = 0 }) {
  const boxes = await Promise.all(
    around.map(async (selector) => {
      const box = await page.locator(selector).first().boundingBox();
      if (!box) {
        throw new Error(`${page.url()} has no visible ${selector}.`);
      }
      return box;
    }),
  );
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin);
  const right = Math.min(pageWidth, Math.max(...boxes.map(({ x, width }) => x + width)) + margin);
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A screenshot of a part of an image, as PNG. */
async function take(browser, origin, part) {
  const page = await browser.newPage({
    viewport: { width: part.width, height: 800 },
    deviceScaleFactor: SCALE,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-US',
  });
  // A feed with an XSLT style sheet never finishes loading in Chromium.
  await page.goto(origin + part.page, { waitUntil: 'commit' });
  for (const selector of part.around) {
    await page.locator(selector).first().waitFor();
  }
  await page.evaluate(() => document.fonts.ready);
  // Wait for images and for what React adds to the page.
  await page.waitForTimeout(1_000);
  const clip = await clipAround(page, part);
  const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled' });
  await page.close();
  return png;
}

/** Puts screenshots next to each other, on white. */
async function join(shots) {
  if (shots.length === 1) {
    return sharp(shots[0]);
  }
  const sizes = await Promise.all(shots.map((png) => sharp(png).metadata()));
  const height = Math.max(...sizes.map((size) => size.height));
  let left = 0;
  const layers = shots.map((input, index) => {
    const layer = { input, left, top: 0 };
    left += sizes[index].width + GAP * SCALE;
    return layer;
  });
  const canvas = { width: left - GAP * SCALE, height, channels: 3, background: '#ffffff' };
  return sharp({ create: canvas }).composite(layers);
}

offerHelp(import.meta.url);
requireNode();
requirePackages();
requireBrowser();

const wanted = process.argv.slice(2);
const images = Object.entries(IMAGES).filter(
  ([file]) => wanted.length === 0 || wanted.some((word) => file.includes(word)),
);
if (images.length === 0) {
  giveUp(`There is no image with "${wanted.join('" or "')}" in its path.`);
}

const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'screenshots-')));
const browser = await chromium.launch({
  executablePath: findChromium(),
  // Containers run as root, where Chromium's own sandbox does not start.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
/** @type {Map<string, import('node:http').Server>} Servers, by site and environment. */
const servers = new Map();

/** The origin that serves a small site. Builds the site first if necessary. */
async function originOf({ site, env = {} }) {
  const key = JSON.stringify([site, env]);
  if (!servers.has(key)) {
    say(`Building ${[site, ...Object.entries(env).map((pair) => pair.join('='))].join(', ')}`);
    const copy = path.join(folder, `${site}-${servers.size}`);
    await build(site, env, copy);
    servers.set(key, await serve(path.join(copy, 'build')));
  }
  return `http://localhost:${servers.get(key).address().port}`;
}

let problem;
try {
  for (const [file, parts] of images) {
    const shots = [];
    for (const part of parts) {
      shots.push(await take(browser, await originOf(part), part));
    }
    const image = await join(shots);
    const { width, height, size } = await (file.endsWith('.png')
      ? image.png({ compressionLevel: 9 })
      : image.webp({ nearLossless: true, quality: 60, effort: 6 })
    ).toFile(root + file);
    console.log(`${file}: ${width} × ${height} pixels, ${Math.round(size / 1000)} kB`);
    if (size > HEAVIEST) {
      throw new Error(
        `${file} has ${size} bytes, but the limit is ${HEAVIEST}. Show a smaller part of the page.`,
      );
    }
  }
} catch (error) {
  problem = error;
} finally {
  for (const server of servers.values()) {
    server.close();
  }
  await browser.close();
  await rm(folder, { recursive: true, force: true });
}
if (problem) {
  giveUp(problem.message);
}
