import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { HelpView } from '../../components/account/help-view.tsx';
import { FaqQuestionView } from '../../components/editorial/faq-view.tsx';
import { getHelp } from '../../lib/contact/queries.ts';
import { getFaq, getFaqPlace } from '../../lib/editorial/faq.ts';
import { pathBelow } from '../../lib/platform/i18n/routes.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import { startServices } from '../setup/services.ts';

await startServices();

async function marksIn(element: React.ReactNode): Promise<string[]> {
  const { prelude } = await prerender(element);
  const html = await new Response(prelude as ReadableStream).text();
  return [...html.matchAll(/src="\/payments\/([\w-]+)\.svg"/g)].map(([, mark = '']) => mark);
}

test.each<[Locale, string[]]>([
  ['fr-fr', ['card', 'apple-pay', 'paypal']],
  ['fr-be', ['bancontact', 'card', 'apple-pay', 'paypal']],
  ['nl-be', ['bancontact', 'card', 'apple-pay', 'paypal']],
])('in %s every question and the help of the account show the ways to pay', async (locale, expected) => {
  const questions = (await getFaq(locale)).map((entry) => entry.questions.at(-1)?.url ?? '');
  expect(questions.length).toBeGreaterThan(2);
  for (const url of questions) {
    const place = await getFaqPlace(locale, pathBelow(url, locale));
    if (!place?.question) throw new Error(`no question at ${url}`);
    expect(await marksIn(<FaqQuestionView locale={locale} place={place} question={place.question} />)).toEqual(
      expected,
    );
  }
  expect(await marksIn(<HelpView locale={locale} help={await getHelp(locale)} />)).toEqual(expected);
});
