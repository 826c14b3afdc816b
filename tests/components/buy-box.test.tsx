import { gzipSync } from 'node:zlib';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { BundleOfChoice, BuyBar, BuyBox } from '../../components/product/buy-box.tsx';
import { bundleTable } from '../../components/product/buy-parts.tsx';
import { buyWords } from '../../components/product/buy-props.ts';
import { Gallery } from '../../components/product/gallery.tsx';
import { ToastRegion } from '../../components/ui/toast.tsx';
import { useItemSeen } from '../../lib/analytics/track.ts';
import { addToCart } from '../../lib/cart/actions.ts';
import { packPictures, packVariants } from '../../lib/catalogue/tables.ts';
import type { PricedProduct } from '../../lib/prices/reductions.ts';
import { productNode } from '../../lib/seo/product-json-ld.ts';
import { failed, plain } from '../fixtures/cart-view.tsx';
import { largeProduct } from '../fixtures/large-product.ts';
import { planPrice, prepaid } from '../fixtures/plans.ts';
import { visit } from '../setup/next/navigation.ts';

vi.mock('@/lib/cart/actions', () => ({ addToCart: vi.fn() }));
vi.mock('@/lib/analytics/track', { spy: true });
vi.mock('@/lib/stock-alert/actions', () => ({ requestStockAlert: vi.fn() }));

/** All words: a variant may be sold out, or be sold by subscription alone. */
const any = [{ availableForSale: false, requiresPlan: true as const }];
const words = await buyWords('fr-fr', any);

const boxOf = (product: PricedProduct, initial = '') => ({
  locale: 'fr-fr' as const,
  name: product.name,
  cartHref: '/panier',
  table: packVariants(product),
  initial,
  words,
});

beforeEach(() => window.history.replaceState(null, '', '/nos-produits/coffret'));

const galleryOf = ({ name, images }: PricedProduct) => ({
  name,
  words: {
    label: 'Photos',
    thumb: '{index}',
    more: '{count}',
    film: '{name}',
    zoom: { close: '', previous: '', next: '', larger: '', smaller: '' },
  },
  pictures: packPictures(
    images.map(({ url, altText, ...size }) => ({ src: url, alt: altText, ...size, service: 'shopify' as const })),
  ),
  first: 0,
});

/** Size of the first view of a product: its HTML, and the data repeated for the script and for search engines. */
function weightOf(product: PricedProduct): number {
  const [box, gallery] = [boxOf(product), galleryOf(product)];
  const bundle = {
    title: 'Dans le coffret',
    bundle: bundleTable(product.variants, {
      tag: 'fr-FR',
      words: { soldOut: '', tooFew: '', saving: '{amount}' },
      hrefs: {},
    }),
    table: box.table,
    initial: '',
  };
  const html = [createElement(BuyBox, box), createElement(Gallery, gallery), createElement(BundleOfChoice, bundle)];
  const site = 'https://silene.test/';
  const publisher = { site, name: 'Silène' };
  const facts = { publisher, url: `${site}p`, name: product.name, description: '', country: 'FR' };
  const graph = JSON.stringify(productNode({ ...facts, product }));
  const props = JSON.stringify([box.table, gallery.pictures, bundle.bundle]);
  return gzipSync(html.map((element) => renderToString(element)).join('') + graph + props + graph).length;
}

test.each([
  ['250 variants and pictures', 0, 10],
  ['250 bundles of ten components', 10, 12],
])('%s weigh a few kilobytes more than three variants', (_, components, kilobytes) => {
  const few = weightOf(largeProduct({ variants: 3 }));
  const many = weightOf(largeProduct({ variants: 250, components }));
  expect(many - few).toBeLessThan(kilobytes * 1024);
});

test('choosing among 250 variants takes an option at a time, and the price and the address follow', () => {
  const product = largeProduct({ variants: 250 });
  render(<BuyBox {...boxOf(product)} />);
  fireEvent.click(screen.getByRole('radio', { name: 'Boîte de 240' }));
  fireEvent.click(screen.getByRole('radio', { name: /^Citron/ }));
  const chosen = product.variants.find(
    ({ selectedOptions: { format, arôme, style } }) =>
      format === 'Boîte de 240' && arôme === 'Citron' && style === 'Vert sapin',
  );
  expect(window.location.search).toBe(`?variant=${chosen?.id}`);
  expect(screen.getByText(new RegExp(`^${chosen?.price.amount.replace('.', ',')}`))).toBeTruthy();
});

test('the price of the first view is the server’s, and no currency is loaded for it', () => {
  const product = largeProduct({ variants: 2 });
  const [variant, other] = product.variants;
  const formatter = vi.spyOn(Intl, 'NumberFormat');
  const first = {
    id: variant?.id ?? '',
    price: { kind: 'plain', amount: 'le prix du serveur' },
    note: undefined,
  } as const;
  render(<BuyBox {...boxOf(product)} first={first} />);
  expect(screen.getByText('le prix du serveur')).toBeTruthy();
  expect(formatter).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${other?.selectedOptions.arôme}`) }));
  expect(screen.queryByText('le prix du serveur')).toBeNull();
  expect(screen.getByText(new RegExp(`^${other?.price.amount.replace('.', ',')}`))).toBeTruthy();
});

const one = (more: Partial<PricedProduct['variants'][0]>): PricedProduct => {
  const product = largeProduct({ variants: 1 });
  return { ...product, variants: product.variants.map((variant) => ({ ...variant, ...more })) };
};

test.each([
  ['the last one', { quantityAvailable: 1 }, '1', 'Plus qu’un exemplaire'],
  ['three left', { quantityAvailable: 3 }, '3', 'Plus que 3 exemplaires'],
  ['enough', { quantityAvailable: 40 }, '40', 'En stock'],
  ['not counted', { quantityAvailable: 0 }, '99', 'En stock'],
])('%s bounds the quantity and is said', (_, more, max, said) => {
  render(<BuyBox {...boxOf(one({ availableForSale: true, ...more }))} />);
  expect(screen.getByRole('spinbutton').getAttribute('max')).toBe(max);
  expect(screen.getByText(said)).toBeTruthy();
});

const sentence = 'Chez vous en 4 à 6 jours ouvrés';
const promise = { dated: [], undated: { text: sentence, deadline: '' } };

test.each([
  ['in stock', { availableForSale: true, quantityAvailable: 12 }, [sentence, words.inStock]],
  ['sold out', { availableForSale: false, quantityAvailable: 0 }, []],
  ['made to order', { availableForSale: true, isBackordered: true, quantityAvailable: 0 }, [words.backordered]],
  [
    'owed to others already',
    { availableForSale: true, isBackordered: true, quantityAvailable: -4 },
    [words.backordered],
  ],
  ['sold by subscription alone, of which there is none', { availableForSale: true, requiresPlan: true as const }, []],
])('%s: a delivery is promised only for what is there', (_, more, said) => {
  render(<BuyBox {...boxOf(one(more))} promise={promise} />);
  const sentences = [sentence, words.inStock, words.backordered];
  expect(sentences.filter((each) => screen.queryByText(each))).toEqual(said);
});

test('what is promised follows the variant that is chosen', () => {
  const product = largeProduct({ variants: 2 });
  const variants = product.variants.map((each, index) => ({ ...each, availableForSale: index === 0 }));
  const [first, second] = variants;
  render(<BuyBox {...boxOf({ ...product, variants })} promise={promise} />);
  expect(screen.getByText(sentence)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${second?.selectedOptions.arôme}`) }));
  expect(screen.queryByText(sentence)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${first?.selectedOptions.arôme}`) }));
  expect(screen.getByText(sentence)).toBeTruthy();
});

test.each(['fr-fr', 'fr-be', 'nl-be'] as const)(
  '%s: without delivery settings, no day and no way of delivery is named',
  async (locale) => {
    const own = await buyWords(locale, [{ availableForSale: true }]);
    render(<BuyBox {...boxOf(one({ availableForSale: true, quantityAvailable: 12 }))} locale={locale} words={own} />);
    expect(document.body.textContent).toContain(own.region);
    expect(document.body.textContent).not.toMatch(
      /ouvré|werkdag|relais|afhaalpunt|domicile|aan huis|expédié|verzonden/i,
    );
  },
);

test('sold out, there is no quantity to choose', () => {
  render(<BuyBox {...boxOf(one({ availableForSale: false, quantityAvailable: 0 }))} />);
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton');

/** Three variants, with so many units, each by the name of its flavour. */
function stocked(...units: number[]) {
  const product = largeProduct({ variants: units.length });
  const variants = product.variants.map((each, row) => ({ ...each, quantityAvailable: units[row] ?? 0 }));
  const choose = (row: number) =>
    fireEvent.click(screen.getByRole('radio', { name: new RegExp(`^${variants[row]?.selectedOptions.arôme}`) }));
  return { box: boxOf({ ...product, variants }), choose };
}

test('a quantity stays for another variant, as far as there are so many', () => {
  const { box, choose } = stocked(40, 40, 2);
  render(<BuyBox {...box} />);
  fireEvent.input(quantity(), { target: { value: '7' } });
  const shown = [1, 2, 0].map((row) => {
    choose(row);
    return quantity().value;
  });
  expect(shown).toEqual(['7', '2', '7']);
  fireEvent.click(screen.getByRole('button', { name: words.increase }));
  choose(1);
  expect(quantity().value).toBe('8');
  fireEvent.input(quantity(), { target: { value: '' } });
  choose(0);
  expect(quantity().value).toBe('1');
});

test('so does one that was typed before the script came', () => {
  const { box, choose } = stocked(40, 40);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(createElement(BuyBox, box));
  quantity().value = '4';
  render(<BuyBox {...box} />, { container, hydrate: true });
  expect(quantity().value).toBe('4');
  choose(1);
  expect(quantity().value).toBe('4');
});

test('a quantity stays when another route shows the variant, and no other product gets it', () => {
  const { box, choose } = stocked(40, 40, 40);
  const plain = render(<BuyBox {...box} />);
  choose(2);
  fireEvent.input(quantity(), { target: { value: '5' } });
  plain.unmount();
  const query = render(<BuyBox {...box} initial="reviews=1" />);
  expect(quantity().value).toBe('5');
  query.unmount();
  render(<BuyBox {...boxOf(one({ id: '70099', availableForSale: true, quantityAvailable: 12 }))} />);
  expect(quantity().value).toBe('1');
});

test('a value that leads nowhere is marked, and one of another combination can still be chosen', () => {
  const product = largeProduct({ variants: 250 });
  const [first] = product.variants;
  const without = product.variants.filter(
    ({ selectedOptions }) =>
      selectedOptions.arôme !== 'Pêche' ||
      (selectedOptions.format !== first?.selectedOptions.format && selectedOptions.style === 'Bleu lin'),
  );
  const options = { ...product.options, arôme: [...(product.options.arôme ?? []), 'Absinthe'] };
  render(<BuyBox {...boxOf({ ...product, options, variants: without })} />);
  expect(screen.getByRole('radio', { name: /^Absinthe ?, non proposé$/ }).hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /^Pêche ?, seulement dans une autre combinaison$/ }));
  expect((screen.getByRole('radio', { name: 'Pêche' }) as HTMLInputElement).checked).toBe(true);
  expect((screen.getByRole('radio', { name: /^Bleu lin/ }) as HTMLInputElement).checked).toBe(true);
});

const planWordsOf = await buyWords('fr-fr', any, [planPrice().plan, prepaid().plan]);

/** Two variants: the first is sold with two subscriptions, the second with the first of them alone. */
function subscribable(more: { requiresPlan?: true } = {}): PricedProduct {
  const product = largeProduct({ variants: 2 });
  const plans = [[planPrice(), prepaid()], [planPrice({ perDelivery: { amount: '8.01', currencyCode: 'EUR' } })]];
  const variants = product.variants.map((variant, place) => ({ ...variant, plans: plans[place] ?? [], ...more }));
  return { ...product, variants };
}
const withPlans = (product = subscribable(), initial = '') => ({ ...boxOf(product, initial), words: planWordsOf });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('a product without subscriptions shows no choice', () => {
  render(<BuyBox {...boxOf(largeProduct({ variants: 1 }))} />);
  expect(screen.queryByRole('group', { name: 'Comment souhaitez-vous acheter ?' })).toBeNull();
});

test('a subscription says its price, its saving and what it means; the bar and the address follow', () => {
  const product = subscribable();
  render(
    <>
      <BuyBox {...withPlans(product)} />
      <BuyBar {...withPlans(product)} />
    </>,
  );
  expect(radio(/^Achat unique/).checked).toBe(true);
  const monthly = radio(/^Abonnement\s: Tous les mois/);
  expect(plain(monthly.labels?.[0]?.textContent)).toContain('13,41 € par livraison10 % de moins');
  const facts = document.getElementById(monthly.getAttribute('aria-describedby') ?? '');
  expect(plain(facts?.textContent)).toContain('Ensuite : 13,41 € chaque mois');
  fireEvent.click(monthly);
  expect(monthly.checked).toBe(true);
  expect(window.location.search).toBe(`?variant=${product.variants[0]?.id}&plan=80011`);
  expect(screen.getByText(/, Tous les mois$/)).toBeTruthy();
  expect(plain(document.body.textContent)).toContain('13,41 € par livraisonAjouter');
  const form = monthly.form as HTMLFormElement;
  expect(new FormData(form).get('planId')).toBe('80011');
  fireEvent.click(radio(/^Achat unique/));
  expect(new FormData(form).get('planId')).toBe('');
});

test('another variant keeps its subscription, at its own price, or has none', () => {
  const product = subscribable();
  const [first, second] = product.variants;
  window.history.replaceState(null, '', `?variant=${first?.id}&plan=80011`);
  render(<BuyBox {...withPlans(product, `variant=${first?.id}&plan=80011`)} />);
  const option = Object.entries(second?.selectedOptions ?? {}).find(
    ([name, value]) => first?.selectedOptions[name] !== value,
  );
  const choose = () => fireEvent.click(radio(new RegExp(`^${option?.[1]}`)));
  choose();
  expect(window.location.search).toBe(`?variant=${second?.id}&plan=80011`);
  expect(radio(/^Abonnement\s: Tous les mois/).checked).toBe(true);
  expect(screen.queryByRole('radio', { name: /Trois mois/ })).toBeNull();
  expect(plain(document.body.textContent)).toContain('8,01 € par livraison');
});

test('another variant or subscription keeps the page of the reviews in the address', () => {
  const product = subscribable();
  const [first, second] = product.variants;
  window.history.replaceState(null, '', '?reviews=3');
  render(<BuyBox {...withPlans(product, 'reviews=3')} />);
  fireEvent.click(radio(/^Abonnement\s: Trois mois/));
  expect(window.location.search).toBe(`?variant=${first?.id}&plan=80012&reviews=3`);
  fireEvent.click(radio(new RegExp(`^${second?.selectedOptions.arôme}`)));
  expect(window.location.search).toBe(`?variant=${second?.id}&plan=80012&reviews=3`);
});

test('another variant or subscription keeps the discount code that waits in the address for a reload', () => {
  const product = subscribable();
  const [first, second] = product.variants;
  window.history.replaceState(null, '', '?plan=80011&discount=ete-20');
  render(<BuyBox {...withPlans(product, 'plan=80011')} />);
  fireEvent.click(radio(/^Abonnement\s: Trois mois/));
  expect(window.location.search).toBe(`?variant=${first?.id}&plan=80012&discount=ete-20`);
  fireEvent.click(radio(new RegExp(`^${second?.selectedOptions.arôme}`)));
  expect(window.location.search).toBe(`?variant=${second?.id}&plan=80012&discount=ete-20`);
});

test('a link to the plain product leads to its first variant, in every browser', () => {
  const { box, choose } = stocked(40, 40, 40);
  render(<BuyBox {...box} />);
  choose(2);
  const isChosen = () => screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked);
  const before = isChosen();
  const { pathname } = window.location;
  window.history.pushState(null, '', pathname);
  act(() => void visit(pathname));
  expect(isChosen()).not.toEqual(before);
  expect(isChosen()[0]).toBe(true);
});

test('what is sold by subscription alone says so, and nothing is added without one', () => {
  const view = render(<BuyBox {...withPlans(subscribable({ requiresPlan: true }))} />);
  expect(screen.queryByRole('radio', { name: /^Achat unique/ })).toBeNull();
  expect(screen.getByText('Ce produit se vend uniquement en abonnement.')).toBeTruthy();
  expect(radio(/^Abonnement\s: Tous les mois/).checked).toBe(true);
  view.unmount();
  render(<BuyBox {...boxOf(one({ availableForSale: true, requiresPlan: true }))} />);
  expect(screen.getByText(planWordsOf.onlyNone ?? '')).toBeTruthy();
  expect(screen.queryByRole('button', { name: planWordsOf.add })).toBeNull();
});

test.each([
  ['sold by subscription alone', 'plan=80012', { requiresPlan: true } as const, '12.67'],
  ['that, with its first plan', '', { requiresPlan: true } as const, '13.41'],
  ['also sold once', 'plan=80012', {}, '14.90'],
])('the price reported of what is %s is the one that the page shows first', (_, query, more, amount) => {
  window.history.replaceState(null, '', `?${query}`);
  render(<BuyBox {...withPlans(subscribable(more), query)} />);
  expect(vi.mocked(useItemSeen).mock.lastCall?.[1]?.price).toEqual({ amount, currencyCode: 'EUR' });
  expect(plain(document.querySelector('p')?.textContent)).toContain(amount.replace('.', ','));
});

test('a page contains no words that its variants cannot need', async () => {
  const all = await buyWords('fr-fr', any);
  expect([all.alert?.title, all.onlyNone]).toEqual([expect.stringContaining('{name}'), expect.any(String)]);
  const few = await buyWords('fr-fr', [{ availableForSale: true }]);
  expect([few.alert, few.onlyNone, few.plans]).toEqual([undefined, undefined, undefined]);
  expect((await buyWords('fr-fr', [...any, { availableForSale: true }])).alert).toBeDefined();
});

test('what a press on the bar at the lower edge cannot do is said in a toast: its form is out of view', async () => {
  const box = boxOf(one({ availableForSale: true }));
  render(
    <>
      <p id="cart-lost">La boutique ne répond pas. Votre panier est conservé.</p>
      <BuyBox {...box} />
      <BuyBar {...box} />
      <ToastRegion close="Fermer" />
    </>,
  );
  vi.mocked(addToCart).mockRejectedValue(new Error('unreachable'));
  const [inForm, inBar] = screen.getAllByRole('button', { name: /^Ajouter/ });
  const toasts = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .join('');
  // The bar's button names the form, which this DOM does not follow.
  const form = document.querySelector('form[id^=buy-]') as HTMLFormElement;
  fireEvent(form, Object.assign(new Event('submit', { bubbles: true, cancelable: true }), { submitter: inBar }));
  await vi.waitFor(() => expect(toasts()).toMatch(/panier/));
  expect(screen.queryByRole('alert')).toBeNull();
  // It stays in the form too, for who comes there.
  fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  expect(toasts()).not.toMatch(/panier/);
  expect(form.textContent).toContain('Votre panier est conservé.');
  fireEvent.click(inForm as HTMLElement);
  await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(/panier/));
});

test('the button of the bar shows that its form is adding, until it has or another variant is chosen', async () => {
  const { box, choose } = stocked(40, 40);
  render(
    <>
      <BuyBox {...box} />
      <BuyBar {...box} />
    </>,
  );
  const busy = () =>
    screen.getAllByRole('button', { name: /^Ajouter/ }).map((button) => button.getAttribute('aria-busy'));
  const press = () => {
    const adding = Promise.withResolvers<Awaited<ReturnType<typeof addToCart>>>();
    vi.mocked(addToCart).mockReturnValueOnce(adding.promise);
    fireEvent.submit(document.querySelector('form[id^=buy-]') as HTMLFormElement);
    return () => adding.resolve(failed('timeout'));
  };
  const end = press();
  expect(busy()).toEqual(['true', 'true']);
  end();
  await vi.waitFor(() => expect(busy()).toEqual([null, null]));
  const late = press();
  choose(1);
  expect(busy()).toEqual([null, null]);
  late();
  await vi.dynamicImportSettled();
});

test('the options are marked until a script can apply a choice (e2e/specs/product.spec.ts)', () => {
  const box = boxOf(largeProduct({ variants: 2 }));
  expect(renderToString(createElement(BuyBox, box))).toMatch(/<form[^>]* id="options"[^>]* data-waiting/);
  render(<BuyBox {...box} />);
  expect(document.getElementById('options')?.dataset.waiting).toBeUndefined();
});
