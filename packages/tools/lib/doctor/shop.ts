import type { Env } from '../../../../lib/platform/env.ts';
import { messageOf } from '../../../../lib/platform/errors.ts';
import { hasAdminAccess } from '../../../../lib/services/shopify/admin-token.ts';
import { WEBHOOK_TOPICS } from '../../../../lib/services/shopify/webhook.ts';
import { definitionItems, METAFIELDS, OFFER_RULE } from '../shop/definitions.ts';
import type { Item } from '../shop/items.ts';
import { scopeOf, subscriptionItems, webhookAddress } from '../shop/subscriptions.ts';
import { askAdmin, askShop, readShop, refusalOf, type ShopAnswer } from './ask-shop.ts';
import { type Check, type Finding, ok, orOk, problem, unset, warning } from './check.ts';
import { judgeVersion } from './shop-versions.ts';

type Shop = { shop: { name: string } };

function judgeToken(name: string, answer: ShopAnswer<Shop>): Finding[] {
  const { status, data } = answer;
  if (data?.shop) return [];
  if (status === 401 || status === 403)
    return [problem(`the shop refuses ${name}`, 'copy it again: Shopify, Headless channel')];
  if (status === 404)
    return [
      problem('there is no Storefront API at this address', 'correct SHOPIFY_STORE_DOMAIN and SHOPIFY_API_VERSION'),
    ];
  return [problem(refusalOf(answer), 'see shopifystatus.com; a locked shop answers 402 or 423')];
}

/** With the public token alone, the shop sees one visitor with the address of this server. */
const privateToken = ({ SHOPIFY_STORE_DOMAIN, SHOPIFY_PRIVATE_TOKEN }: Env): Finding[] =>
  SHOPIFY_PRIVATE_TOKEN || !SHOPIFY_STORE_DOMAIN.startsWith('https:')
    ? []
    : [
        warning(
          'SHOPIFY_PRIVATE_TOKEN is empty: the shop is not told the IP address of a visitor, so that customers may have to sign in again at the checkout, and its limits count all visitors as one',
          'copy it: Shopify, Headless channel, the storefront, Storefront API',
        ),
      ];

type Plans = { products: { nodes: { sellingPlanGroups: { nodes: unknown[] } }[] } };

/** Subscriptions are ended online in the way of customer accounts alone. One page of the catalogue is looked at. */
async function judgePlans(env: Env): Promise<Finding[]> {
  if (env.SHOP_IDENTITY === 'customer-accounts' || !env.SHOPIFY_STORE_DOMAIN.startsWith('https:')) return [];
  const query = '{ products(first: 250) { nodes { sellingPlanGroups(first: 1) { nodes { name } } } } }';
  const { data } = await askShop<Plans>(env, query);
  return data?.products?.nodes.some(({ sellingPlanGroups: { nodes } }) => nodes.length > 0)
    ? [
        warning(
          'the shop sells by subscription, which customers end by a message: consumers in France must be able to end online what they concluded online (L215-1-1)',
          'set SHOP_IDENTITY=customer-accounts, or take the plans off the products',
        ),
      ]
    : [];
}

export const shop: Check = {
  area: 'shop',
  async look({ env, now }) {
    const query = '{ shop { name } }';
    const open = await askShop<Shop>(env, query, {}, 'public');
    const secret = env.SHOPIFY_PRIVATE_TOKEN ? await askShop<Shop>(env, query) : null;
    const refused = [
      ...judgeToken('SHOPIFY_STOREFRONT_TOKEN', open),
      ...(secret ? judgeToken('SHOPIFY_PRIVATE_TOKEN', secret) : []),
    ];
    if (refused.length > 0) return refused;
    const asked = env.SHOPIFY_API_VERSION;
    return [
      ok(`${open.data?.shop.name} answers in ${open.version ?? asked}`),
      ...judgeVersion(asked, open.version, new Date(now())),
      ...privateToken(env),
      ...(await judgePlans(env)),
    ];
  },
};

/** Why the shop grants no token, and what to do; other reasons are shown as they are. */
const REFUSALS: Readonly<Record<string, string>> = {
  application_cannot_be_found: 'copy SHOPIFY_CLIENT_ID again: Dev Dashboard, the app, Settings',
  invalid_client: 'copy SHOPIFY_CLIENT_SECRET again: Dev Dashboard, the app, Settings',
  invalid_request: 'copy SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET again: Dev Dashboard, the app, Settings',
  app_not_installed: 'install the app on the shop: Dev Dashboard, the app, Install app',
  shop_not_permitted: 'the app and the shop must belong to the same organization of the Dev Dashboard',
};

const refusedToken = (error: unknown): Finding => {
  const message = messageOf(error);
  const reason = Object.keys(REFUSALS).find((name) => message.includes(name)) ?? '';
  return problem(
    `the shop grants no token of the Admin API: ${message}`,
    REFUSALS[reason] ?? 'check SHOPIFY_STORE_DOMAIN, SHOPIFY_CLIENT_ID and SHOPIFY_CLIENT_SECRET',
  );
};

/** Admin scopes that the running site needs. */
const SITE_SCOPES = ['read_discounts', 'read_products'];
/** Those that the definitions and webhooks need: for `npm run shop`, and for the doctor to read them. */
const SETUP_SCOPES = [
  ...new Set([...METAFIELDS, OFFER_RULE].flatMap(({ scopes }) => scopes)).union(new Set(WEBHOOK_TOPICS.map(scopeOf))),
];

type Installation = { currentAppInstallation: { accessScopes: { handle: string }[] } };

function judgeScopes(granted: readonly string[]): Finding[] {
  // The scope to write includes the one to read.
  const has = (scope: string) => granted.includes(scope) || granted.includes(scope.replace(/^read_/, 'write_'));
  const lacks = (scopes: readonly string[]) => scopes.filter((scope) => !has(scope));
  const lacking = lacks(SITE_SCOPES);
  const setup = lacks(SETUP_SCOPES.filter((scope) => !SITE_SCOPES.includes(scope)));
  const release = 'add them to a version of the app, release it and install it again: Dev Dashboard';
  return [
    ...(lacking.length > 0
      ? [problem(`the app lacks ${lacking.join(', ')}: no offer rules, and codes do not say why not`, release)]
      : [ok(`the app has ${SITE_SCOPES.join(' and ')}`)]),
    ...(setup.length > 0 ? [unset(`the app lacks ${setup.join(', ')}, which npm run shop needs`)] : []),
  ];
}

/** With access to the Admin API the automatic discounts are the offer rules. */
export const admin: Check = {
  area: 'shop admin',
  async look({ env, now }) {
    if (!hasAdminAccess(env))
      return [unset('SHOPIFY_CLIENT_ID is empty: offer rules are metaobjects, and codes do not say why not')];
    const query = '{ currentAppInstallation { accessScopes { handle } } }';
    const answer = await askAdmin<Installation>(env, query).catch(refusedToken);
    if ('level' in answer) return [answer];
    const { status, data, errors, version } = answer;
    if (data) {
      const granted = data.currentAppInstallation.accessScopes.map(({ handle }) => handle);
      const judged = judgeVersion(env.SHOPIFY_API_VERSION, version, new Date(now()));
      return [...judgeScopes(granted), ...judged.filter(({ level }) => level === 'warning')];
    }
    const todo = env.SHOPIFY_ADMIN_TOKEN
      ? 'copy SHOPIFY_ADMIN_TOKEN again, or empty it and set SHOPIFY_CLIENT_ID'
      : 'see shopifystatus.com';
    return [problem(`the Admin API answers ${status} ${errors[0] ?? ''}`.trim(), todo)];
  },
};

/** The findings of what the site needs in the shop. @param create the command that creates what is missing */
async function judgeItems(items: () => Promise<Item[]>, create: string): Promise<Finding[]> {
  const found = await items().catch(refusedToken);
  if ('level' in found) return [found];
  return found.flatMap(({ name, state, optional, says = '', todo = '' }): Finding[] => {
    if (state === 'right') return [];
    if (state === 'missing') return [(optional ? warning : problem)(`${name} is missing`, `npm run shop -- ${create}`)];
    return [warning(state === 'differs' ? `${name} differs: ${says}` : `${name} cannot be read: ${says}`, todo)];
  });
}

export const definitions: Check = {
  area: 'shop definitions',
  async look({ env }) {
    if (!hasAdminAccess(env)) return [unset('without access to the Admin API the definitions cannot be read')];
    return orOk(
      await judgeItems(() => definitionItems(env), 'definitions'),
      'the metafields and metaobjects that the site reads are defined, and open to the storefront',
    );
  },
};

export const subscriptions: Check = {
  area: 'shop subscriptions',
  async look({ env }) {
    const address = webhookAddress(env);
    if (!hasAdminAccess(env))
      return [unset(`without access to the Admin API nobody can see whether the shop calls ${address}`)];
    if (!address.startsWith('https:')) return [unset('the sites are not on HTTPS: a shop does not call them')];
    return orOk(await judgeItems(() => subscriptionItems(env), 'webhooks'), `the shop calls ${address}`);
  },
};

type Payments = { shop: { paymentSettings: { acceptedCardBrands: string[] } } };

/** A test payment is a setting that no API shows. */
export const payment: Check = {
  area: 'shop payment',
  async look({ env }) {
    const { shop } = await readShop<Payments>(env, '{ shop { paymentSettings { acceptedCardBrands } } }');
    const brands = shop.paymentSettings.acceptedCardBrands;
    return [
      brands.length > 0
        ? ok(`it takes ${brands.join(', ')}`)
        : warning('it takes no card', 'activate a provider: Settings, Payments'),
      unset('no API shows whether payments are in test mode: place a test order (docs/going-live.md)'),
    ];
  },
};
