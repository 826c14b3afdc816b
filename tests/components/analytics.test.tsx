import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { Activity } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProductList, Promotion } from '../../lib/analytics/events.ts';
import { type Choice, consentCookieValue, newConsent } from '../../lib/consent/rules.ts';
import { expectConsole } from '../setup/console.ts';
import { cart, euros, line, list, listed, site } from '../unit/analytics/things.ts';

const page = Reflect.get(window, 'happyDOM');
Object.assign(page.settings, { handleDisabledFileLoadingAsSuccess: true });

const services = { tagManager: 'https://tags.test/gtm.js?id=GTM-A', widget: null };
const put = (cookie: string) => Reflect.set(document, 'cookie', `${cookie}; Path=/`);
const answer = (analytics: boolean) =>
  put(`consent=${consentCookieValue(newConsent({ analytics, external: false }, new Date()))}`);
const variant = { id: '11', price: euros('11.90'), selectedOptions: {} };
const products = ['1', '2', '3'].map(listed);

let comeIntoView: () => void;

class Eye {
  constructor(look: (entries: { isIntersecting: boolean }[]) => void) {
    comeIntoView = () => look([{ isIntersecting: true }]);
  }
  observe() {}
  unobserve() {}
  disconnect() {
    comeIntoView = () => {};
  }
}

beforeEach(() => {
  put('consent=; Max-Age=0');
  sessionStorage.clear();
  document.head.replaceChildren();
  delete window.dataLayer;
  comeIntoView = () => {};
  vi.stubGlobal('IntersectionObserver', Eye);
  page.setURL('http://fr.localhost:3000/nos-produits/cosmetiques/mains/creme');
});

/** The page after a full load, with fresh modules. The consent mark and the tag manager are set by default. */
async function visit(choice: boolean | null, { configured = true } = {}) {
  vi.resetModules();
  if (choice !== null) answer(choice);
  const parts = {
    ...(await import('../../lib/consent/apply.ts')),
    ...(await import('../../lib/consent/current.ts')),
    ...(await import('../../lib/analytics/track.ts')),
    ...(await import('../../lib/analytics/track.ts')),
    ...(await import('../../components/analytics/measured.tsx')),
    ...(await import('../../components/analytics/seen-event.tsx')),
  };
  const decide = (next: Choice) => parts.applyConsent(configured ? services : { ...services, tagManager: null }, next);
  decide({ analytics: choice ?? false, external: false });
  if (configured)
    render(<template id="analytics" data-brand={site.brand} data-products={site.products} data-advice={site.advice} />);
  return { ...parts, decide };
}

/** Waits until all pending events have arrived. */
const settle = () =>
  act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, 60));
  });

/** The events that were pushed; requires the empty push before each and leaves it out. */
async function told(): Promise<Record<string, unknown>[]> {
  await settle();
  const entries = (window.dataLayer ?? []).filter((entry) => !('length' in Object(entry))) as Record<string, unknown>[];
  const ours = entries.filter(({ event }) => event !== 'gtm.js');
  expect(ours.filter((_, index) => index % 2 === 0)).toEqual(
    ours.slice(ours.length / 2).map(() => ({ ecommerce: null })),
  );
  return ours.filter((_, index) => index % 2 === 1);
}

const names = async () => (await told()).map(({ event }) => event);

const cards = (shown: ProductList | Promotion, Watched: Awaited<ReturnType<typeof visit>>['Watched']) => (
  <ul>
    {products.map(({ href, name }) => (
      <li key={href}>
        <a href={`${href}?variant=1`} onClick={(event) => event.preventDefault()}>
          {name}
        </a>
      </li>
    ))}
    <li>
      <a href="/nos-conseils-sante" onClick={(event) => event.preventDefault()}>
        Conseils
      </a>
    </li>
    <Watched shown={shown} />
  </ul>
);

/** One of each thing that a visitor can see or do. */
async function everything({ Watched, SeenEvent, ...lib }: Awaited<ReturnType<typeof visit>>) {
  render(cards(list(products), Watched));
  render(<SeenEvent event={{ event: 'begin_checkout', ecommerce: { currency: 'EUR', value: 1, items: [] } }} />);
  renderHook(() => lib.useItemSeen('Crème', variant));
  renderHook(() => lib.useCartSeen(cart([line()])));
  await settle();
  comeIntoView();
  fireEvent.click(screen.getByText('Crème 2'));
  lib.trackCart(null, cart([line()]), { variantId: '11', quantity: 1 });
  lib.trackForm('contact');
  lib.trackSearch('thym');
  lib.trackAccount('login');
  lib.trackPurchase('#1001');
}

describe('with consent', () => {
  test('all is told, each once, after an empty push', async () => {
    await everything(await visit(true));
    expect((await names()).sort()).toEqual(
      [
        ...['add_to_cart', 'begin_checkout', 'generate_lead', 'login', 'purchase'],
        ...['search', 'select_item', 'view_cart', 'view_item', 'view_item_list'],
      ].sort(),
    );
    expect(JSON.stringify(await told())).not.toMatch(/26150|Camille|06 12/);
  });

  test('of a list what is shown, in the order of the page, and the place of the link', async () => {
    const { Watched } = await visit(true);
    render(cards(list([...products].reverse()), Watched));
    await settle();
    comeIntoView();
    fireEvent.click(screen.getByText('Conseils'));
    fireEvent.click(screen.getByText('Crème 3'));
    const [view, select, ...more] = await told();
    expect(more).toEqual([]);
    const items = ['1', '2', '3'].map((item_id, index) => ({ item_id, index, item_brand: 'Silène' }));
    expect(view).toMatchObject({ event: 'view_item_list', ecommerce: { items } });
    expect(select).toMatchObject({ event: 'select_item', ecommerce: { items: [items[2]] } });
  });

  test('an announcement seen and followed', async () => {
    const { Watched } = await visit(true);
    render(cards({ kind: 'promotion', id: 'announcement', name: 'Livraison offerte dès 49 €' }, Watched));
    await settle();
    comeIntoView();
    fireEvent.click(screen.getByText('Crème 1'));
    expect(await names()).toEqual(['view_promotion', 'select_promotion']);
  });

  test('a variant that is drawn and replaced at once was not seen, one that is chosen is', async () => {
    const { useItemSeen } = await visit(true);
    const show = (id: string) => useItemSeen('Crème', { ...variant, id });
    const { rerender } = renderHook(show, { initialProps: '11' });
    rerender('12');
    await settle();
    rerender('13');
    const seen = (await told()).map(({ ecommerce }) => Reflect.get(Object(ecommerce), 'items')[0].item_id);
    expect(seen).toEqual(['12', '13']);
  });

  test('what looks like a person’s data stays here, and the log does not repeat it', async () => {
    const said = expectConsole('warn', /^\[analytics\] search is kept back for search_term$/);
    const { trackSearch } = await visit(true);
    trackSearch('camille@exemple.test');
    expect(await names()).toEqual([]);
    expect(said).toHaveLength(1);
  });

  test('a search is reported once, also where its page is left and returned to', async () => {
    const { TrackSearch } = await visit(true);
    const found = (term: string, mode: 'visible' | 'hidden') => (
      <Activity mode={mode}>
        <TrackSearch term={term} />
      </Activity>
    );
    const { rerender } = render(found('mélisse', 'visible'));
    for (const mode of ['hidden', 'visible'] as const) rerender(found('mélisse', mode));
    expect((await told()).map(({ search_term }) => search_term)).toEqual(['mélisse']);
    rerender(found('souci', 'visible'));
    expect((await told()).map(({ search_term }) => search_term)).toEqual(['mélisse', 'souci']);
  });

  test.each(['newsletter', 'campaign', 'returns', 'application'] as const)('a form "%s" is no lead', async (form) => {
    const { trackForm } = await visit(true);
    trackForm(form);
    expect(await names()).toEqual([]);
  });
});

describe('nothing is told, and nothing kept for later', () => {
  test.each<[string, boolean | null]>([
    ['after a refusal', false],
    ['before an answer', null],
  ])('%s', async (_, choice) => {
    const visited = await visit(choice);
    await everything(visited);
    await settle();
    visited.decide({ analytics: true, external: false });
    expect(await names()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  test('once consent is withdrawn, also not of a checkout that had begun', async () => {
    const visited = await visit(true);
    await everything({ ...visited, trackPurchase: () => {} });
    const before = (await told()).length;
    expect(sessionStorage).toHaveLength(1);
    answer(false);
    // The rest of this page, which ends with a reload.
    vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    visited.decide({ analytics: false, external: false });
    expect(sessionStorage).toHaveLength(0);
    visited.trackSearch('thym');
    visited.trackPurchase('#1001');
    fireEvent.click(screen.getByText('Crème 1'));
    expect((await told()).length).toBe(before);
  });

  test('without a tag manager', async () => {
    await everything(await visit(true, { configured: false }));
    await settle();
    expect(window.dataLayer).toBeUndefined();
  });

  test.each(['/nos-conseils-sante', '/nos-conseils-sante/dormir', '/auth/login'])('on %s', async (path) => {
    page.setURL(`http://fr.localhost:3000${path}`);
    await everything(await visit(true));
    expect(await names()).toEqual([]);
  });
});

describe('a purchase', () => {
  test('has the articles of the checkout that this tab began, once for each order', async () => {
    const { SeenEvent, trackPurchase } = await visit(true);
    const ecommerce = { currency: 'EUR', value: 11.9, items: [] };
    const begin = (key: string) => render(<SeenEvent key={key} event={{ event: 'begin_checkout', ecommerce }} />);
    begin('first');
    await settle();
    trackPurchase('#1001');
    trackPurchase('#1001');
    await settle();
    begin('second');
    await settle();
    trackPurchase('#1001');
    trackPurchase('#1002');
    const bought = (await told()).filter(({ event }) => event === 'purchase');
    expect(bought).toEqual([
      { event: 'purchase', ecommerce: { transaction_id: '#1001', ...ecommerce } },
      { event: 'purchase', ecommerce: { transaction_id: '#1002', ...ecommerce } },
    ]);
  });

  test('of another tab, or where the browser keeps nothing, is not told', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { trackPurchase } = await visit(true);
    trackPurchase('#1001');
    expect(await names()).toEqual([]);
  });
});
