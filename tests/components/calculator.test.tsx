import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { bead } from '../../components/calculator/calculator.css.ts';
import { Calculator } from '../../components/calculator/calculator.tsx';
import { QuantityFields } from '../../components/calculator/quantity-fields.tsx';
import type { ProductConstants } from '../../lib/calculator/constants.ts';
import type { Comp } from '../../lib/calculator/values.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import messages from '../../messages/fr/calculator.json';
import dutch from '../../messages/nl/calculator.json';
import CalculatorSlice from '../../slices/Calculator/index.tsx';
import type { SliceProps } from '../../slices/zone.tsx';

const countQuantity = vi.hoisted(() => vi.fn());
// The lazily loaded component is available at once.
vi.mock('../../components/calculator/lazy-counter.tsx', async () => ({
  LazyCounter: (await import('../../components/calculator/counter.tsx')).Counter,
}));
vi.mock('../../components/ui/prefetch-link.tsx', () => ({
  PrefetchLink: ({ prefetch, ...rest }: ComponentProps<'a'> & { prefetch?: unknown }) => (
    <a data-prefetch={String(prefetch)} {...rest} />
  ),
}));
vi.mock('../../lib/calculator/actions.ts', () => ({ countQuantity }));

type Options = { comp?: Comp; locale?: Locale; product?: Omit<ProductConstants, 'comp'> };
const tree = async ({ comp = 'granules', locale = 'fr-fr', product }: Options = {}) =>
  Calculator({ locale, comp, product });
const show = async (options?: Options) => render(await tree(options));

const field = (name: string) => screen.getByLabelText<HTMLInputElement | HTMLSelectElement>(new RegExp(`^${name}`));
const fill = (name: string, value: string) => fireEvent.input(field(name), { target: { value } });
const said = () => screen.getByRole('status').textContent?.replaceAll('\u00a0', ' ');
const paragraphs = () =>
  [...screen.getByRole('status').children].map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
/** Shown in the place of the number until there is one. */
const placeholder = () => document.querySelector('[aria-hidden=true]:has(> p)')?.textContent;
/** The forty granules of the tubes: used, or not. */
const granules = () =>
  [...document.querySelectorAll('[aria-hidden=true] > i')]
    .map(({ className }) => (className === bead({ used: true }) ? '●' : '○'))
    .join('');
const errorOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent;
const press = () => fireEvent.click(screen.getByRole('button', { name: messages.submit }));

describe('while one types', () => {
  test('the tubes are counted, with what is left over and the days', async () => {
    await show();
    expect(said()).toBe(messages.result.waiting.replaceAll('\u00a0', ' '));
    expect(placeholder()).toBe('Il vous faudra… tubesflacons');
    expect(granules()).toBe('○'.repeat(40));
    fill(messages.dailyQty, '3');
    fill(messages.granulesNb, '5');
    expect(screen.queryByRole('alert')).toBeNull();
    fill(messages.treatmentDuration, '7_days');
    await waitFor(() =>
      expect(paragraphs()).toEqual([
        'Il vous faudra',
        '2 tubes',
        '105 granules au total, 80 par tube. Il en restera 55. De quoi couvrir 10 jours.',
      ]),
    );
    expect(placeholder()).toBeUndefined();
    expect(granules()).toBe('●'.repeat(26) + '○'.repeat(14));
    expect(countQuantity).not.toHaveBeenCalled();
  });

  test('nothing is assumed where the drops of an intake are given', async () => {
    await show({ comp: 'flask' });
    fill(messages.dailyQty, '3');
    fill(messages.gouttesNb, '20');
    fill(messages.treatmentDuration, '1_month');
    fill(messages.flaskVol, '30_ml');
    await waitFor(() => expect(said()).toContain('2 flacons de 30 ml'));
    expect(said()).not.toContain('hypothèse');
    expect(said()).toContain('≈ 40 gouttes par ml');
  });

  test('flasks come with their millilitres and with what the number rests on', async () => {
    await show({ comp: 'flask' });
    fill(messages.dailyQty, '3');
    fill(messages.treatmentDuration, '1_month');
    fill(messages.flaskVol, '30_ml');
    await waitFor(() => expect(said()).toContain('2 flacons de 30 ml'));
    expect(said()).toContain(
      '45 ml au total, soit 1 800 gouttes. Il en restera environ 15 ml. De quoi couvrir 40 jours.',
    );
    expect(said()).toContain('hypothèse de 20 gouttes par prise');
    expect(said()).toContain('≈ 40 gouttes par ml : ce nombre dépend du compte-gouttes.');
    expect(said()).toContain('Avec un compte-gouttes à 20 gouttes par ml, il faudrait 3 flacons.');
    fill(messages.gouttesNb, '20');
    await waitFor(() => expect(said()).not.toContain('hypothèse de 20'));
  });

  test('a bad number is said at its field at once, what is merely missing is not', async () => {
    await show();
    fill(messages.granulesNb, '2,5,5');
    await waitFor(() => expect(errorOf(messages.granulesNb)).toBe(messages.errors.number));
    expect(field(messages.granulesNb).getAttribute('aria-invalid')).toBe('true');
    expect(field(messages.dailyQty).getAttribute('aria-invalid')).toBeNull();
    expect(said()).toBe(messages.result.mistake.replaceAll('\u00a0', ' '));
    fill(messages.granulesNb, '50');
    await waitFor(() => expect(errorOf(messages.granulesNb)).toMatch(/^Indiquez 20 au plus/));
    fill(messages.granulesNb, '1,5');
    await waitFor(() => expect(errorOf(messages.granulesNb)).toBe(messages.errors.whole));
    fill(messages.granulesNb, '4,0');
    await waitFor(() => expect(field(messages.granulesNb).getAttribute('aria-invalid')).toBeNull());
  });

  test('a product’s own packs are counted with', async () => {
    await show({ product: { units: 140, drops: null } });
    fill(messages.dailyQty, '3');
    fill(messages.granulesNb, '5');
    fill(messages.treatmentDuration, '7_days');
    await waitFor(() => expect(said()).toContain('1 tube105 granules au total, 140 par tube. Il en restera 35.'));
  });
});

describe('the button', () => {
  test('says what is missing and leads to the first of it', async () => {
    await show();
    press();
    await waitFor(() => expect(document.activeElement).toBe(field(messages.dailyQty)));
    expect([messages.dailyQty, messages.granulesNb, messages.treatmentDuration].map(errorOf)).toEqual([
      messages.errors.dailyRequired,
      messages.errors.granulesRequired,
      messages.errors.durationRequired,
    ]);
  });

  test('leads to the result when nothing is wrong', async () => {
    await show();
    fill(messages.dailyQty, '1');
    fill(messages.granulesNb, '1');
    fill(messages.treatmentDuration, '3_days');
    press();
    await waitFor(() => expect(document.activeElement?.textContent).toContain('1 tube'));
    expect(document.activeElement?.getAttribute('tabindex')).toBe('-1');
  });
});

describe('without script', () => {
  test('all the fields are there, and none of the browser’s own checks', async () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(await tree());
    const names = [...page.querySelectorAll('[name]')].map((control) => control.getAttribute('name'));
    expect(new Set(names)).toEqual(
      new Set([
        'constants',
        'pharmaceuticalComp',
        'dailyQty',
        'granulesNb',
        'gouttesNb',
        'treatmentDuration',
        'flaskVol',
      ]),
    );
    expect(page.querySelectorAll('[required], [type=number]')).toHaveLength(0);
    expect(page.querySelector<HTMLInputElement>('[name=pharmaceuticalComp]:checked')?.value).toBe('granules');
  });

  test('the answer comes with all that was typed, its errors at their fields, and the first one in focus', () => {
    const entered = { pharmaceuticalComp: 'flask', dailyQty: '0', gouttesNb: '20', treatmentDuration: '1_month' };
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <NextIntlClientProvider locale="fr-FR" messages={{ calculator: messages }} timeZone="Europe/Paris">
        <QuantityFields
          entered={entered}
          errors={{ dailyQty: 'least', flaskVol: 'volumeRequired' }}
          defaultDrops={{ flask: 20, flask_tm: 25 }}
          anew
        />
      </NextIntlClientProvider>,
    );
    const kept = page.querySelectorAll<HTMLInputElement | HTMLOptionElement>(
      '[type=radio][checked], [value]:not([type=radio], option), option[selected]',
    );
    expect([...kept].map(({ value }) => value)).toEqual(['flask', '0', '20', '1_month', '']);
    expect(page.querySelector('[autofocus]')?.getAttribute('name')).toBe('dailyQty');
    expect([...page.querySelectorAll('[aria-invalid]')].map((control) => control.getAttribute('name'))).toEqual([
      'dailyQty',
      'flaskVol',
    ]);
    expect(page.textContent).toContain(messages.errors.volumeRequired);
  });
});

test.each<[Locale, string | null]>([
  ['fr-fr', '/annuaire-des-professionnels'],
  ['nl-be', '/nl/register-van-gezondheidsprofessionals'],
  ['fr-tn', null],
])('%s: a pharmacy is found at %s', async (locale, href) => {
  await show({ locale });
  const link = screen.queryByRole('link');
  expect(link?.getAttribute('href') ?? null).toBe(href);
  expect(link?.getAttribute('data-prefetch') ?? null).toBe(href && 'false');
});

test('in Dutch it speaks Dutch', async () => {
  await show({ locale: 'nl-be' });
  fill(dutch.dailyQty, '3');
  fill(dutch.granulesNb, '5');
  fill(dutch.treatmentDuration, '3_months');
  await waitFor(() =>
    expect(said()).toBe(
      'U hebt nodig17 buisjesIn totaal 1.350 korrels, 80 per buisje. Er blijven er 10 over. Genoeg voor 90 dagen.',
    ),
  );
});

test.each<[written: object, title: string, comp: string]>([
  [{ comp: 'flask_tm', title: 'Combien ?' }, 'Combien ?', 'flask_tm'],
  [{ comp: null, title: null }, messages.title.granules, 'granules'],
])('an editor’s block with %j', async (written, title, comp) => {
  const primary = { text: [], section_background: 'White', ...written };
  const props = { slice: { primary }, context: { locale: 'fr-fr' } } as unknown as SliceProps<'calculator'>;
  const { container } = render(await Calculator(CalculatorSlice(props).props));
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  expect(container.querySelector<HTMLInputElement>('[type=radio]:checked')?.value).toBe(comp);
});
