/**
 * `node content/build-packs.ts`: the labels of labels/table.ts, drawn on the pictures of art/packs. The words below the brand are
 * taken away by a row of the label that has none, repeated, which keeps its light; new ones are set in the fonts of the site.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp, { type OverlayOptions } from 'sharp';
import { ensureTestChromium } from '../packages/tools/lib/chromium.ts';
import { root } from '../packages/tools/lib/processes.ts';
import { GROUPS, LABELS, type Place, type Words } from './labels/table.ts';

const PACKS = new URL('./art/packs/', import.meta.url);
const TOGETHER = new URL('./art/groups/', import.meta.url);
const SIZE = { width: 1200, height: 1500 };
const INK = '#14261f';
const FONTS = {
  Title: 'node_modules/@fontsource/hedvig-letters-serif/files/hedvig-letters-serif-latin-400-normal.woff2',
  Text: 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
};
const STYLES = { title: '400 100px Title', about: '500 100px Text', amount: '600 100px Text' } as const;
type Kind = keyof typeof STYLES;

async function openPage(): Promise<{ page: Page; close: () => Promise<void> }> {
  const browser = await chromium.launch({ executablePath: await ensureTestChromium(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: SIZE });
  const faces = await Promise.all(
    Object.entries(FONTS).map(async ([name, file]) => {
      const data = (await readFile(path.join(root, file))).toString('base64');
      return `@font-face{font-family:${name};font-weight:100 900;src:url(data:font/woff2;base64,${data})}`;
    }),
  );
  await page.setContent(`<style>${faces.join('')}body{margin:0;background:transparent}</style><body></body>`);
  await page.evaluate(
    (styles) => Promise.all(styles.map((style) => document.fonts.load(style))),
    Object.values(STYLES),
  );
  return { page, close: () => browser.close() };
}

/** Width of a line at a size of 100 px. */
const widthOf = (page: Page, kind: Kind, text: string): Promise<number> =>
  page.evaluate(
    ([font, line]) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('no canvas');
      context.font = font;
      return context.measureText(line).width;
    },
    [STYLES[kind], text] as const,
  );

/** The size of the letters of a kind: as drawn before, smaller where a line would leave the frame. */
async function sizeOf(page: Page, kind: Kind, lines: readonly string[], { drawn, half }: Place): Promise<number> {
  const [before, width] = drawn[kind];
  const room = 2 * half - 36;
  const widths = await Promise.all(lines.map((line) => widthOf(page, kind, line)));
  return Math.min((100 * width) / (await widthOf(page, kind, before)), (100 * room) / Math.max(...widths));
}

/** The words as a picture without ground. */
async function wordsOf(page: Page, words: Words & { side?: string }, place: Place): Promise<Buffer> {
  const { x, rule, end } = place;
  const title = await sizeOf(page, 'title', words.title, place);
  const about = await sizeOf(page, 'about', words.about, place);
  const amount = await sizeOf(page, 'amount', [words.amount], place);
  const kinds: [Kind, number, string, number][] = [
    ...words.title.map((line, index): [Kind, number, string, number] => [
      'title',
      title,
      line,
      index === 0 ? title * 0.72 : title,
    ]),
    ...words.about.map((line, index): [Kind, number, string, number] => [
      'about',
      about,
      line,
      index === 0 ? about * 2 : about * 1.35,
    ]),
    ['amount', amount, words.amount, about * 2.05],
  ];
  const height = kinds.reduce((sum, [, , , step]) => sum + step, 0);
  let y = rule + (end - rule - height) * 0.42;
  const lines = kinds.map(([kind, size, line, step]) => {
    y += step;
    const [weight = '', , family = ''] = STYLES[kind].split(' ');
    return `<text x="${x}" y="${y}" text-anchor="middle" font-family="${family}" font-weight="${weight}" font-size="${size}">${line}</text>`;
  });
  const side = words.side
    ? `<text transform="translate(884 1012) skewY(-17) rotate(-90)" font-family="Text" font-weight="500" font-size="27">${words.side}</text>`
    : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}" fill="${INK}" style="display:block">${lines.join('')}${side}</svg>`;
  await page.evaluate((markup) => {
    document.body.innerHTML = markup;
  }, svg);
  return page.screenshot({ omitBackground: true });
}

type Rect = { left: number; top: number; width: number; height: number };

/** A rectangle filled with one of its own rows or columns. */
async function filled(picture: Buffer, { left, top, width, height }: Rect, from: Rect): Promise<OverlayOptions> {
  const input = await sharp(picture)
    .extract(from)
    .resize({ width, height, fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer();
  return { input, left, top };
}

async function draw(page: Page, source: Buffer, words: Words & { side?: string }, place: Place): Promise<Buffer> {
  const inside = { left: place.x - place.half + 6, width: 2 * place.half - 12 };
  const area = { ...inside, top: place.rule + 6, height: place.end - 6 - (place.rule + 6) };
  // Above the title of the side nothing is drawn on it.
  const side = { left: 856, top: 770, width: 44, height: 264 };
  const layers = [
    await filled(source, area, { ...inside, top: place.rule + 6, height: 1 }),
    ...(words.side ? [await filled(source, side, { ...side, top: 764, height: 1 })] : []),
    { input: await wordsOf(page, words, place), left: 0, top: 0 },
  ];
  return sharp(source).composite(layers).webp({ quality: 90 }).toBuffer();
}

/** A picture of several packs, with the label that one of them has now. */
async function relabelled({ group, pack, scale, x, y }: (typeof GROUPS)[number]): Promise<Buffer> {
  const place = LABELS.find((label) => label.pack === pack)?.place;
  if (!place) throw new Error(`no label of ${pack}`);
  // Within the corners of the frame.
  const area = { left: place.x - 156, top: place.rule + 6, width: 312, height: place.end - place.rule - 20 };
  const input = await sharp(await readFile(new URL(`${pack}.webp`, PACKS)))
    .extract(area)
    .resize(Math.round(area.width * scale), Math.round(area.height * scale), { fit: 'fill' })
    .png()
    .toBuffer();
  const [left, top] = [x - 156 * scale, y + 6 * scale].map(Math.round) as [number, number];
  return sharp(await readFile(new URL(`${group}.webp`, TOGETHER)))
    .composite([{ input, left, top }])
    .webp({ quality: 86, alphaQuality: 90, effort: 6 })
    .toBuffer();
}

const { page, close } = await openPage();
for (const { pack, place, fr, nl } of LABELS) {
  const file = new URL(`${pack}.webp`, PACKS);
  const source = await readFile(file);
  for (const [words, target] of [
    [nl, new URL(`${pack}-nl.webp`, PACKS)],
    [fr, file],
  ] as const) {
    if (words) await writeFile(target, await draw(page, source, words, place));
  }
}
await close();
for (const group of GROUPS) await writeFile(new URL(`${group.group}.webp`, TOGETHER), await relabelled(group));
