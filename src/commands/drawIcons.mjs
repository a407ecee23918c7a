/**
 * `npm run icons`: draws the icons and the social card from the logo. After you change
 * static/img/logo.svg, run it, look at the images, and commit them.
 */
import { readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { offerHelp } from './prerequisites.mjs';

offerHelp(import.meta.url);

const img = (name) => new URL(`../../static/img/${name}`, import.meta.url);

const logo = await readFile(img('logo.svg'));
const darkLogo = await readFile(img('logo-dark.svg'));

/** Renders an SVG at its final size, instead of scaling a bitmap, so that edges are sharp. */
function render(svg, size) {
  return sharp(svg, { density: 72 * (size / 32) }).resize(size, size);
}

/** Wraps a PNG in an ICO file. The header takes 6 bytes, and its only entry 16. */
function toIco(png, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon, not a cursor
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10); // color planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

/** The logo on a plain square with a margin, because home screens crop icons to various shapes. */
async function onSquare(size, background, svg) {
  const inner = Math.round(size * 0.64);
  const picture = await render(svg, inner).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: picture, gravity: 'center' }])
    .png({ palette: true });
}

const card = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#0f1f18"/>
  <path fill="#1b3429" d="M0 630V560l60-66q12-12 24 0l60 66 36-42q10-10 20 0l38 42 24-26q8-8 16 0l26 26 60-66q12-12 24 0l60 66 36-42q10-10 20 0l38 42 24-26q8-8 16 0l26 26 60-66q12-12 24 0l60 66 36-42q10-10 20 0l38 42 24-26q8-8 16 0l26 26 60-66q12-12 24 0l60 66 36-42q10-10 20 0l38 42 24-26q8-8 16 0l26 26v70Z"/>
  <g font-family="DejaVu Sans, Verdana, sans-serif">
    <text x="360" y="275" font-size="92" font-weight="700" fill="#ffffff">Docusaurus</text>
    <text x="362" y="345" font-size="33" fill="#b9cdc3">Write Markdown.</text>
    <text x="362" y="393" font-size="33" fill="#b9cdc3">Ship documentation people can rely on.</text>
  </g>
</svg>`;

const favicon = await render(logo, 48).png().toBuffer();
await writeFile(img('favicon.ico'), toIco(favicon, 48));
// Browsers look here if a document, such as a feed, doesn't specify an icon.
await writeFile(img('../favicon.ico'), toIco(favicon, 48));
await (await onSquare(180, '#ffffff', logo)).toFile(img('apple-touch-icon.png').pathname);
await (await onSquare(192, '#ffffff', logo)).toFile(img('icon-192.png').pathname);
await (await onSquare(512, '#ffffff', logo)).toFile(img('icon-512.png').pathname);
await sharp(Buffer.from(card))
  .composite([{ input: await render(darkLogo, 208).png().toBuffer(), left: 110, top: 180 }])
  .png({ palette: true, quality: 90 })
  .toFile(img('social-card.png').pathname);
console.log(
  'Created favicon.ico, apple-touch-icon.png, icon-192.png, icon-512.png, and social-card.png.',
);
