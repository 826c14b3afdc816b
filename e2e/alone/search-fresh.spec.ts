import type { Locale } from '../../lib/platform/markets.ts';
import type { Suggestions } from '../../lib/search/search.ts';
import { ask } from '../fixtures/ask.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { editorOf } from '../screens/editor.ts';

const market = 'fr-fr';
const uid = uidOf(market, 'advice', 's-endormir-sans-lutter');
const TITLE = 'S’endormir avec le zorglub';

/** Titles that the search box suggests in a market. */
async function suggested(locale: Locale, typed: string): Promise<string[]> {
  const { text } = await ask(siteOf(locale), `/api/search?${new URLSearchParams({ locale, q: typed })}`);
  const { entries } = JSON.parse(text) as Suggestions;
  return entries.map(({ title }) => title.map((piece) => piece.text).join(''));
}

/** Whether the results rendered without script list a page. */
const listed = async (locale: Locale, typed: string): Promise<boolean> =>
  (await ask(siteOf(locale), `${pathOf(locale, '/search/[[...path]]')}?q=${typed}`)).text.includes(uid);

test('what is published is found within seconds, in its market only; what is taken back is gone', async ({
  page,
  sandbox,
}) => {
  await sandbox.reset();
  await expect.poll(() => suggested(market, 'zorglub')).not.toContain(TITLE);
  const [before] = (await suggested(market, uid.replaceAll('-', ' '))).slice(0, 1);
  expect(before).toMatch(/endormir/i);

  const editor = editorOf(page);
  await editor.open('advice', market, uid);
  await editor.write('Titre du conseil', TITLE);
  const published = Date.now();
  await editor.publish();
  await expect.poll(() => suggested(market, 'zorglub'), { intervals: [50] }).toContain(TITLE);
  console.log(`an edit was found ${Date.now() - published} ms after the button was pressed`);
  expect(await listed(market, 'zorglub')).toBe(true);
  for (const other of ['fr-be', 'nl-be', 'fr-tn'] as const) {
    expect(await suggested(other, 'zorglub'), other).not.toContain(TITLE);
  }

  await editor.open('advice', market, uid);
  const taken = Date.now();
  await editor.takeBack();
  await expect.poll(() => suggested(market, 'zorglub'), { intervals: [50] }).not.toContain(TITLE);
  console.log(`a page that was taken back was gone ${Date.now() - taken} ms after the button was pressed`);
  expect(await listed(market, 'zorglub')).toBe(false);

  // The editor's page shows the draft in the simulator: it is left before its document goes.
  await page.goto('about:blank');
  await sandbox.reset();
  await expect.poll(() => suggested(market, String(before))).toContain(before);
});
