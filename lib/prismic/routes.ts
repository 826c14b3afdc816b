import type { Route as PrismicRoute } from '@prismicio/client';
import { type Route, templatesOf } from '../i18n/routes.ts';
import { LOCALES, type Locale, MARKETS } from '../markets.ts';

/** Content type → internal route, and what follows the route's public prefix. Paths are the content API's own language. */
const PLACES: readonly { type: string; route: Route; rest: string; resolvers?: Record<string, string> }[] = [
  { type: 'home', route: '/', rest: '' },
  { type: 'shop_page', route: '/ecommerce', rest: '' },
  {
    type: 'product_category',
    route: '/products/[[...path]]',
    rest: '/:parent?/:uid',
    resolvers: { parent: 'parent' },
  },
  {
    type: 'product',
    route: '/products/[[...path]]',
    rest: '/:family?/:category/:uid',
    resolvers: { family: 'category.parent', category: 'category' },
  },
];

function routesOf(locale: Locale): PrismicRoute[] {
  const { prefix } = MARKETS[locale];
  return PLACES.flatMap(({ type, route, rest, resolvers }) =>
    templatesOf(route, locale)
      .slice(0, 1)
      .map((template) => ({
        type,
        lang: locale,
        path: `${prefix}${template.replace('/[[...path]]', '')}${rest}`.replace(/(.)\/$/, '$1'),
        ...(resolvers && { resolvers }),
      })),
  );
}

/** The `routes` parameter of every content query: each document comes back with its public path on its market's host. */
export const prismicRoutes: PrismicRoute[] = LOCALES.flatMap(routesOf);
