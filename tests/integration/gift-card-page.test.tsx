import { Window } from 'happy-dom';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { MOST_AMOUNTS } from '../../components/product/buy.css.ts';
import { GiftCardBar, GiftCardBox } from '../../components/product/gift-card-box.tsx';
import { OrderReturnView } from '../../components/returns/order-return-view.tsx';
import { getProductPage } from '../../lib/catalogue/pages.ts';
import type { Locale } from '../../lib/platform/markets.ts';
import type { PricedProduct } from '../../lib/prices/reductions.ts';
import type { Session } from '../../lib/session/session.ts';
import { order, orderLine } from '../fixtures/account.ts';
import { startServices } from '../setup/services.ts';

await startServices();

const session: Session = { sub: '3001', email: 'camille.morel@exemple.fr', givenName: 'Camille', familyName: 'Morel' };

async function giftCard(locale: Locale, path: string[]): Promise<PricedProduct> {
  const product = (await getProductPage(locale, path))?.product;
  if (!product?.isGiftCard) throw new Error(`no gift card at ${path.join('/')}`);
  return product;
}

/** The form and the bar as the server renders them, which is what a visitor without script has. */
async function page(locale: Locale, product: PricedProduct, search = '') {
  const props = { locale, product, name: 'Une carte', search };
  const { prelude } = await prerender(
    <>
      <GiftCardBox {...props} />
      <GiftCardBar {...props} />
    </>,
  );
  const html = await new Response(prelude as ReadableStream).text();
  const { document } = new Window();
  document.body.innerHTML = html;
  return document;
}

const textsOf = (elements: Iterable<{ textContent: string | null }>) =>
  [...elements].map(({ textContent }) => textContent);

test.each<[Locale, string[]]>([
  ['fr-be', ['cartes-cadeaux', 'carte-cadeau']],
  ['nl-be', ['cadeaukaarten', 'cadeaukaart']],
])('in %s the bar has the amounts of the form, in its order, and its button submits it', async (locale, path) => {
  const product = await giftCard(locale, path);
  const last = product.variants.at(-1);
  const ids = new Set<string>();
  for (const search of ['', `variant=${last?.id}`]) {
    const document = await page(locale, product, search);
    const form = document.querySelector('form');
    const radios = [...document.querySelectorAll('form label:has(input[type=radio])')];
    expect(radios.length).toBe(product.variants.length);
    const bar = document.querySelector('button[form]')?.parentElement;
    expect(bar?.querySelector('button')?.getAttribute('form')).toBe(form?.id);
    expect(bar?.querySelector('button')?.type).toBe('submit');
    expect(textsOf(bar?.querySelectorAll('p + div > div > p') ?? [])).toEqual(textsOf(radios));
    ids.add(form?.id ?? '');
  }
  expect(ids.size, 'each page has its own form').toBe(2);
});

test('without an amount to buy there is no bar', async () => {
  const product = await giftCard('fr-fr', ['cartes-cadeaux', 'carte-cadeau']);
  const variants = product.variants.map((variant) => ({ ...variant, availableForSale: false }));
  expect((await page('fr-fr', { ...product, variants })).querySelector('button[form]')).toBeNull();
  const [first, ...others] = variants;
  const some = [...others, ...(first ? [{ ...first, availableForSale: true }] : [])];
  expect((await page('fr-fr', { ...product, variants: some })).querySelector('button[form]')).not.toBeNull();
});

test('nor where the style sheet could not show the one that is chosen', async () => {
  const product = await giftCard('nl-be', ['cadeaukaarten', 'cadeaukaart']);
  const amounts = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      ...(product.variants[0] as (typeof product.variants)[number]),
      id: String(index),
    }));
  const bars = [MOST_AMOUNTS, MOST_AMOUNTS + 1].map(async (count) =>
    (await page('nl-be', { ...product, variants: amounts(count) })).querySelector('button[form]'),
  );
  const [all, tooMany] = await Promise.all(bars);
  expect([all === null, tooMany]).toEqual([false, null]);
});

test.each([
  ['withdrawal', 'alone', [0], true],
  ['return', 'alone', [0], true],
  ['withdrawal', 'beside an article', [0, 1], false],
  ['return', 'beside an article', [1], false],
] as const)('for a %s of an order with a gift card %s, lines %j can be ticked', async (kind, _, places, isAlone) => {
  const card = orderLine({ title: 'Carte cadeau', quantity: 1, currentQuantity: 1, variant: { isGiftCard: true } });
  const { prelude } = await prerender(
    <OrderReturnView
      locale="fr-be"
      path="/fr/mon-compte/commandes/1001/retour"
      order={order({ lines: isAlone ? [card] : [card, orderLine()] })}
      session={session}
      query={{ kind, token: '', edit: false, problem: null, done: null, shop: undefined }}
    />,
  );
  const { document } = new Window();
  document.body.innerHTML = await new Response(prelude as ReadableStream).text();
  const ticks = [...document.querySelectorAll('input[name=lines]')].map((tick) => tick.getAttribute('value'));
  expect(ticks).toEqual(places.map(String));
  expect(document.body.textContent?.includes('Signaler un défaut')).toBe(!isAlone);
});

test.each([
  ['withdrawal', 'fr-be', /une fois descellé, .* S’il a un défaut, nous le reprenons toujours\./],
  ['withdrawal', 'nl-be', /verzegeling verbroken is, .* Heeft het een gebrek, dan nemen we het altijd terug\./],
  ['return', 'fr-be', null],
  ['return', 'nl-be', null],
] as const)('the form of a %s in %s says of a balm what holds for it', async (kind, locale, said) => {
  const { prelude } = await prerender(
    <OrderReturnView
      locale={locale}
      path="/"
      order={order({ lines: [orderLine({ variant: { productId: '7003' } }), orderLine({ isGift: true })] })}
      session={session}
      query={{ kind, token: '', edit: false, problem: null, done: null, shop: undefined }}
    />,
  );
  const html = await new Response(prelude as ReadableStream).text();
  if (said) expect(html).toMatch(said);
  else expect(html).not.toMatch(/descellé|renoncez|verzegeling|herroept/);
});
