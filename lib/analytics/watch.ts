'use client';
import { push } from './data-layer';
import * as events from './events';
import { type AnalyticsEvent, type Listed, type ProductList, type Promotion, type Site, siteHere } from './events';

const addressOf = (link: Element): string => link.getAttribute('href')?.split(/[?#]/)[0] ?? '';

/** The products whose links are currently in `scope`, in their order there. */
function shownIn(scope: Element, { products }: ProductList): Listed[] {
  const known = new Map(products.map((product) => [product.href, product]));
  const found = [...scope.querySelectorAll('a[href]')].map((link) => known.get(addressOf(link)));
  return [...new Set(found)].filter((product) => product !== undefined);
}

const seen = (scope: Element, shown: ProductList | Promotion, site: Site): AnalyticsEvent | null =>
  shown.kind === 'list'
    ? events.viewItemList({ list: shown, products: shownIn(scope, shown) }, site)
    : events.promotion('view_promotion', shown);

const followed = (scope: Element, shown: ProductList | Promotion, href: string, site: Site): AnalyticsEvent | null =>
  shown.kind === 'list'
    ? events.selectItem({ list: shown, products: shownIn(scope, shown) }, href, site)
    : events.promotion('select_promotion', shown);

/** Reports when a list or a promotion scrolls into view, once, and which of its links is followed, until `left`. */
export function watch(scope: Element, shown: ProductList | Promotion, left: AbortSignal): void {
  const site = siteHere();
  if (!site || left.aborted) return;
  const tell = (event: AnalyticsEvent | null) => void (event && push(event));
  const eye = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    eye.disconnect();
    tell(seen(scope, shown, site));
  });
  eye.observe(scope);
  left.addEventListener('abort', () => eye.disconnect());
  scope.addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest('a[href]');
      if (link) tell(followed(scope, shown, addressOf(link), site));
    },
    { signal: left },
  );
}
