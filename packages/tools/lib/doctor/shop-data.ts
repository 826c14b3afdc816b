import type { Env } from '../../../../lib/platform/env.ts';
import { LOCALES, MARKETS } from '../../../../lib/platform/markets.ts';
import { hasAdminAccess } from '../../../../lib/services/shopify/admin-token.ts';
import { METAFIELDS, OFFER_RULE } from '../shop/definitions.ts';
import { askAdmin, readShop } from './ask-shop.ts';
import { type Check, type Finding, orOk, problem, warning } from './check.ts';

type Nodes<Node> = { nodes: Node[] };
type Known = { value: string } | null;
type Products = { products: Nodes<{ variants: Nodes<Record<string, Known>> }> };
type Count = { productsCount: { count: number } | null };
type Coded = { isoCode: string };
type Countries = {
  localization: { availableCountries: (Coded & { currency: Coded; availableLanguages: Coded[] })[] };
};
type Rules = { metaobjects: Nodes<{ fields: { key: string }[] }> };

const OF_VARIANTS = METAFIELDS.filter(({ ownerType }) => ownerType === 'PRODUCTVARIANT');

const PRODUCTS = `{
  products(first: 50) {
    nodes {
      variants(first: 10) {
        nodes {
          ${OF_VARIANTS.map(({ namespace, key }) => `${key}: metafield(namespace: "${namespace}", key: "${key}") { value }`).join(' ')}
        }
      }
    }
  }
}`;

/** A product is visible when it is published to the channel of the token. */
async function nothingPublished(env: Env): Promise<Finding> {
  const counted = hasAdminAccess(env) ? await askAdmin<Count>(env, '{ productsCount { count } }') : null;
  const count = counted?.data?.productsCount?.count;
  return warning(
    count ? `it shows none of its ${count} products` : 'it shows no product',
    'publish products to the sales channel of the token: Products, the product, Publishing',
  );
}

/** Metafields are null until the shop grants the storefront access to their definition. */
async function metafields(env: Env): Promise<Finding[]> {
  const { products } = await readShop<Products>(env, PRODUCTS);
  const variants = products.nodes.flatMap((product) => product.variants.nodes);
  if (variants.length === 0) return [await nothingPublished(env)];
  return OF_VARIANTS.filter(({ key }) => !variants.some((variant) => variant[key])).map(({ namespace, key }) =>
    warning(
      `no variant shows ${namespace}.${key}`,
      'if some have it, open its definition to the storefront: Settings, Custom data',
    ),
  );
}

const SHOPS = Map.groupBy(
  LOCALES.flatMap((locale) => MARKETS[locale].shop ?? []),
  ({ country }) => country,
);

/** A language that a market lacks is no error at the shop: it answers in another one. */
async function countries(env: Env): Promise<Finding[]> {
  const query =
    '{ localization { availableCountries { isoCode currency { isoCode } availableLanguages { isoCode } } } }';
  const { localization } = await readShop<Countries>(env, query);
  return [...SHOPS].flatMap(([country, shops]): Finding[] => {
    const there = localization.availableCountries.find(({ isoCode }) => isoCode === country);
    if (!there)
      return [problem(`it does not sell to ${country}`, 'add the country to an active market: Settings, Markets')];
    const spoken = there.availableLanguages.map(({ isoCode }) => isoCode);
    const [money, currency] = [there.currency.isoCode, shops[0]?.currency];
    const wrong = money === currency ? [] : [`it sells to ${country} in ${money}, not ${currency}`];
    const missing = shops.filter(({ language }) => !spoken.includes(language));
    return [
      ...wrong.map((says) => problem(says, 'set the currency of that market')),
      ...missing.map(({ language }) =>
        problem(
          `it does not sell to ${country} in ${language}`,
          'publish the language and add it to the market of that country: Settings, Languages',
        ),
      ),
    ];
  });
}

/** Fields without which a rule has no effect. */
const FIELDS = OFFER_RULE.fields.filter(({ required }) => required).map(({ key }) => key);

async function rules(env: Env): Promise<Finding[]> {
  if (hasAdminAccess(env)) return [];
  const query = 'query ($type: String!) { metaobjects(type: $type, first: 50) { nodes { fields { key } } } }';
  const { nodes } = (await readShop<Rules>(env, query, { type: env.OFFER_RULE_TYPE })).metaobjects;
  if (nodes.length === 0)
    return [
      warning(
        `it shows no offer rule of type ${env.OFFER_RULE_TYPE}`,
        'if there are some, open the type to the storefront',
      ),
    ];
  const missing = FIELDS.filter((key) => nodes.some(({ fields }) => !fields.some((field) => field.key === key)));
  return missing.map((key) =>
    problem(`an offer rule has no field ${key}`, 'complete its definition: content/README.md'),
  );
}

export const shopData: Check = {
  area: 'shop data',
  async look({ env }) {
    const found = await Promise.all([metafields(env), countries(env), rules(env)]);
    return orOk(found.flat(), 'metafields and offer rules show, France and Belgium are sold to, in their languages');
  },
};
