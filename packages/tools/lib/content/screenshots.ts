import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Locator } from '@playwright/test';
import sharp from 'sharp';
import { chromiumFlags, ensureTestChromium } from '../chromium.ts';
import { root } from '../processes.ts';
import { say } from '../report.ts';
import type { Settings } from '../settings.ts';
import { type MockSlice, mockSlices } from './mocks.ts';
import { openPageBuilder } from './page-builder.ts';

/** What Prismic shows beside the name of a variation: 600 px are enough, and 64 colours keep a picture at some 20 KB. */
const WIDTH = 600;
const COLOURS = 64;
const VIEWPORT = { width: 1280, height: 900 };
const PATIENCE_MS = 20_000;

const slicesDir = path.join(root, 'slices');
const folderOf = (type: string): string =>
  readdirSync(slicesDir, { withFileTypes: true }).find(
    (entry) =>
      entry.isDirectory() &&
      JSON.parse(readFileSync(path.join(slicesDir, entry.name, 'model.json'), 'utf8')).id === type,
  )?.name ?? type;

/** Where Slice Machine and the command line of Prismic look for the screenshot of a variation. */
const screenshotFile = ({ slice_type, variation }: Pick<MockSlice, 'slice_type' | 'variation'>): string =>
  path.join(slicesDir, folderOf(slice_type), `screenshot-${variation}.png`);

/** Waits until every picture of a slice is loaded. */
const whole = (slice: Locator) =>
  slice.evaluate((element) =>
    Promise.all(
      [...element.querySelectorAll('img')].map((image) => {
        image.loading = 'eager';
        return image.decode().catch(() => undefined);
      }),
    ),
  );

/** Takes a screenshot of each variation with its mock, from the running site, and stores it beside the model. */
export async function takeScreenshots({ values, ports }: Settings): Promise<number> {
  const service = `http://127.0.0.1:${ports.SANDBOX_PRISMIC_PORT}`;
  const browser = await chromium.launch({ executablePath: await ensureTestChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ viewport: VIEWPORT, reducedMotion: 'reduce' });
    page.setDefaultTimeout(PATIENCE_MS);
    const { send, slices } = await openPageBuilder(page, service, `${values.SITE_URL_FR}/slice-simulator`);
    for (const mock of mockSlices(service)) {
      await send('setSliceZone', [mock]);
      const named = `[data-slice-type="${mock.slice_type}"][data-slice-variation="${mock.variation}"]`;
      const slice = slices.and(page.frameLocator('iframe').locator(named));
      await slice.waitFor();
      await whole(slice);
      const taken = await slice.screenshot();
      const { size } = await sharp(taken)
        .resize({ width: WIDTH })
        .png({ palette: true, colours: COLOURS, effort: 10 })
        .toFile(screenshotFile(mock));
      say(`${mock.slice_type} ${mock.variation}: ${Math.ceil(size / 1024)} KB`);
    }
    return 0;
  } finally {
    await browser.close();
  }
}
