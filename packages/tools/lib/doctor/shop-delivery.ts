import { type DeliverySettings, deliveryIn, normalisePostcode } from '../../../../lib/delivery/rules.ts';
import type { Env } from '../../../../lib/platform/env.ts';
import { LOCALES, MARKETS, type Shop } from '../../../../lib/platform/markets.ts';
import { askShop, readShop, refusalOf } from './ask-shop.ts';
import { type Check, type Finding, orOk, problem, warning } from './check.ts';
import { judgeFormEnd } from './form-hosts.ts';
import { judgeCodes, promisedCodes } from './shop-codes.ts';

type Variant = {
  id: string;
  availableForSale: boolean;
  requiresShipping: boolean;
  exclusions: { value: string } | null;
};
type Products = { products: { nodes: { requiresSellingPlan: boolean; variants: { nodes: Variant[] } }[] } };
type Created = {
  cartCreate: {
    cart: {
      checkoutUrl: string;
      deliveryGroups: { nodes: { deliveryOptions: { code: string | null }[] }[] };
    } | null;
    userErrors?: { message: string }[];
  } | null;
};

const VARIANTS = `query ($country: CountryCode) @inContext(country: $country) {
  products(first: 50) {
    nodes {
      requiresSellingPlan
      variants(first: 5) {
        nodes {
          id availableForSale requiresShipping
          exclusions: metafield(namespace: "custom", key: "postal_code_exclusions") { value }
        }
      }
    }
  }
}`;

/** A cart with one piece that is never paid: the shop lets it expire. */
const CREATE = `mutation ($input: CartInput, $country: CountryCode) @inContext(country: $country) {
  cartCreate(input: $input) {
    cart { checkoutUrl deliveryGroups(first: 5) { nodes { deliveryOptions { code } } } }
    userErrors { message }
  }
}`;

type Country = Shop['country'];

/** A piece that is sold once and delivered wherever the shop delivers at all; null when there is none. */
async function anyVariant(env: Env, country: Country): Promise<string | null> {
  const { products } = await readShop<Products>(env, VARIANTS, { country });
  const variants = products.nodes.flatMap((product) => (product.requiresSellingPlan ? [] : product.variants.nodes));
  return variants.find((each) => each.availableForSale && each.requiresShipping && !each.exclusions)?.id ?? null;
}

type Ways = { codes: string[]; checkoutUrl: string };

/** Why the shop makes no cart, in its words; empty when it does not say. */
type Refused = { refused: string };

/** Codes of the delivery options for a postcode, and its checkout URL. */
async function waysTo(env: Env, merchandiseId: string, zip: string, country: Country): Promise<Ways | Refused> {
  const address = { deliveryAddress: { zip, countryCode: country } };
  const input = {
    lines: [{ merchandiseId, quantity: 1 }],
    buyerIdentity: { countryCode: country },
    delivery: { addresses: [{ address, selected: true }] },
  };
  const answer = await askShop<Created>(env, CREATE, { input, country });
  if (answer.data === null && !answer.errors.includes('ACCESS_DENIED')) throw new Error(refusalOf(answer));
  const { cart, userErrors = [] } = answer.data?.cartCreate ?? {};
  if (!cart) return { refused: userErrors.map(({ message }) => message).join(' ') };
  const options = cart.deliveryGroups.nodes.flatMap(({ deliveryOptions }) => deliveryOptions);
  return { codes: options.map(({ code }) => code ?? ''), checkoutUrl: cart.checkoutUrl };
}

/** A postcode with this prefix: `971` is `97100`, and where codes have letters, `BT` is `BT1A1AA` if the example is `SW1A 1AA`. */
function postcodeFrom(prefix: string, { postcode: { digits, example } }: DeliverySettings): string {
  return digits === null ? prefix + normalisePostcode(example).slice(prefix.length) : prefix.padEnd(digits, '0');
}

const agree = 'make lib/delivery/rules.ts and the delivery profiles of the shop agree';
const visible = `${agree}; the site does not see rates that a carrier or an app calculates: give the zone flat rates`;

async function compare(env: Env, country: Country): Promise<Finding[]> {
  const settings = deliveryIn(country);
  const variant = await anyVariant(env, country);
  if (!settings || !variant)
    return [
      warning(
        `${country}: there is nothing that could be delivered`,
        'publish a product that is in stock and not sold by subscription only, then ask again',
      ),
    ];
  const usual = await waysTo(env, variant, settings.postcode.example, country);
  if ('refused' in usual && usual.refused)
    return [warning(`${country}: the shop makes no cart: ${usual.refused}`, 'mend that in the shop, then ask again')];
  if ('refused' in usual)
    return [warning(`${country}: the shop makes no cart`, 'give the token unauthenticated_write_checkouts')];
  const found = judgeFormEnd(env, `${country}: the checkout`, usual.checkoutUrl);
  if (usual.codes.length === 0)
    return [...found, problem(`${country}: the shop shows no rate for ${settings.postcode.example}`, visible)];
  found.push(...judgeCodes(country, usual.codes, await promisedCodes(env)));
  for (const prefix of settings.excludedPrefixes) {
    const zip = postcodeFrom(prefix, settings);
    const ways = await waysTo(env, variant, zip, country);
    if ('codes' in ways && ways.codes.length > 0)
      found.push(problem(`${country}: the shop delivers to ${zip}, and our pages refuse it`, agree));
  }
  return found;
}

export const delivery: Check = {
  area: 'delivery',
  async look({ env }) {
    const countries = [...new Set(LOCALES.flatMap((locale) => MARKETS[locale].shop?.country ?? []))];
    const found = (await Promise.all(countries.map((country) => compare(env, country)))).flat();
    const prefixes = countries.flatMap((country) => deliveryIn(country)?.excludedPrefixes ?? []).length;
    const none = prefixes > 0 ? `, to none of the ${prefixes} beginnings of postcodes that are excluded` : '';
    return [
      ...orOk(
        found.filter(({ level }) => level !== 'ok'),
        `the shop delivers to ${countries.join(', ')}${none}, and forms may end at its checkout`,
      ),
      ...found.filter(({ level }) => level === 'ok'),
    ];
  },
};
