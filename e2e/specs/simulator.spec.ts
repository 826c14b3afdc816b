import { createHash } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { type MockSlice, mockSlices } from '../../packages/tools/lib/content/mocks.ts';
import { openPageBuilder } from '../../packages/tools/lib/content/page-builder.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { DESKTOP, WHOLE } from '../fixtures/gate.ts';
import { settings, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { editorOf } from '../screens/editor.ts';

// The simulator's own wrapper reads the URL only in the browser, and React reports a hydration mismatch.
const mismatch = /Minified React error #418/;
const service = `http://127.0.0.1:${settings.ports.SANDBOX_PRISMIC_PORT}`;
const mocks = mockSlices(service);
const named = (type: string, variation = 'default') =>
  mocks.find((mock) => mock.slice_type === type && mock.variation === variation) as MockSlice;
const empty = (slice: MockSlice): MockSlice => ({
  ...slice,
  primary: Object.fromEntries(
    Object.entries(slice.primary).map(([name, value]) => [name, Array.isArray(value) ? [] : null]),
  ),
});

/** What a person would miss in a slice: pictures that have not loaded. */
const broken = (slice: Locator) =>
  slice.evaluate((element) =>
    [...element.querySelectorAll('img')]
      .filter(({ complete, naturalWidth, offsetWidth }) => offsetWidth > 0 && !(complete && naturalWidth > 0))
      .map(({ src }) => src),
  );

test('the simulator draws each slice and variation with its mock', { tag: [WHOLE, DESKTOP] }, async ({
  page,
  quiet,
}) => {
  test.slow();
  quiet.allow(mismatch);
  // The demonstration has no film: the one of the mock, its captions and its poster are asked for in vain.
  quiet.allow(/granule|scenes\/lab\.webp/);
  expect(mocks).toHaveLength(32);
  const { send, slices } = await openPageBuilder(page, service, `${siteOf('fr-fr')}/slice-simulator`);
  await send('setSliceZone', mocks);
  await expect(slices).toHaveCount(mocks.length);
  for (const [sliceIndex, { id }] of mocks.entries()) {
    await send('scrollToSlice', { sliceIndex });
    const slice = slices.nth(sliceIndex);
    await expect(slice, id).toBeInViewport();
    await expect(slice, id).toHaveText(/\p{L}{3}/u);
    await expect.poll(() => broken(slice), { message: id }).toEqual([]);
  }
});

test('an empty slice says so to its editor, and is found among others', { tag: DESKTOP }, async ({ page, quiet }) => {
  quiet.allow(mismatch);
  const { send, slices, active } = await openPageBuilder(page, service, `${siteOf('fr-fr')}/slice-simulator`);
  const unknown = { ...named('text'), id: 'u', slice_type: 'unknown' };
  await send('setSliceZone', [named('hero', 'compact'), empty(named('accordion')), unknown, named('steps')]);
  await expect(slices).toHaveCount(4);
  const hint = await slices.nth(1).evaluate((element) => getComputedStyle(element, '::before').content);
  expect(hint).toContain(wordsOf('fr-fr')('editorial.slices.empty'));
  await send('scrollToSlice', { sliceIndex: 3 });
  await expect(slices.nth(3)).toBeInViewport();
  await send('scrollToSlice', { sliceIndex: 1 });
  await slices.nth(1).hover();
  await expect.poll(async () => (await active())?.sliceID).toBe('accordion');
  expect((await active())?.index).toBe(1);
});

test('the simulator speaks the language of the document', { tag: [DESKTOP, WHOLE] }, async ({ page, quiet }) => {
  quiet.allow(mismatch);
  const { send, slices } = await openPageBuilder(page, service, `${siteOf('nl-be')}/slice-simulator?lang=nl-be`);
  await send('setSliceZone', [named('advice_carousel'), empty(named('text'))]);
  await expect(slices).toHaveCount(2);
  await expect(slices.nth(0).getByRole('link', { name: 'Inslapen zonder strijd' }).first()).toBeVisible();
  await expect(slices.nth(1)).toHaveAttribute('data-hint', wordsOf('nl-be')('editorial.slices.empty'));
});

/** As many as the simulator draws. */
const MOST_SLICES = 100;

/** Letters that cannot be compressed: each document has others. */
const noise = (index: number): string =>
  ['a', 'b', 'c', 'd', 'e', 'f']
    .map((part) => createHash('sha512').update(`${part}${index}`).digest('base64'))
    .join(' ');

test('a document longer than any address is drawn, beside its fields in the editor as well', {
  tag: DESKTOP,
}, async ({ page, quiet }) => {
  test.slow();
  quiet.allow(/granule|scenes\/lab\.webp/);
  const text = named('text');
  const long = Array.from({ length: MOST_SLICES }, (_, index) => ({
    ...text,
    id: `long-${index}`,
    primary: { ...text.primary, text: [{ type: 'paragraph', text: noise(index), spans: [] }] },
  }));
  // Compressed as well it exceeds the 16 KB that a server reads of an address.
  expect(JSON.stringify(long).length).toBeGreaterThan(60_000);
  const { send, slices } = await openPageBuilder(page, service, `${siteOf('fr-fr')}/slice-simulator`);
  await send('setSliceZone', long);
  await expect(slices).toHaveCount(long.length);
  await send('scrollToSlice', { sliceIndex: MOST_SLICES - 1 });
  await expect(slices.nth(MOST_SLICES - 1)).toBeInViewport();

  const terms = 'conditions-generales-de-vente';
  await editorOf(page).open('legal_page', 'fr-fr', uidOf('fr-fr', 'legal_page', terms));
  const beside = page.frameLocator('iframe').locator('[data-slice-zone] > *');
  await expect(beside).not.toHaveCount(0);
  await expect(beside.last()).toHaveText(/\p{L}{3}/u);
});
