import { askAdmin, askShop, type ShopAnswer } from './ask-shop.ts';
import { type Check, type Finding, ok, orOk, problem, unset, warning } from './check.ts';

type Shop = { shop: { name: string } };

function judgeToken(name: string, { status, data, errors }: ShopAnswer<Shop>): Finding[] {
  if (data?.shop) return [];
  if (status === 401 || status === 403)
    return [problem(`the shop refuses ${name}`, 'copy it again: Shopify, Headless channel')];
  if (status === 404)
    return [
      problem('there is no Storefront API at this address', 'correct SHOPIFY_STORE_DOMAIN and SHOPIFY_API_VERSION'),
    ];
  return [
    problem(
      `the shop answers ${status} ${errors[0] ?? ''}`.trim(),
      'see shopifystatus.com; a locked shop answers 402 or 423',
    ),
  ];
}

/** Versions are supported for a year: the shop serves a request for an older one with the oldest supported version. */
const judgeVersion = (asked: string, answered: string | null): Finding[] =>
  answered === null || answered === asked
    ? []
    : [
        warning(
          `it answers in version ${answered}, not ${asked}`,
          'read the changes of that version, then set SHOPIFY_API_VERSION',
        ),
      ];

export const shop: Check = {
  area: 'shop',
  async look({ env }) {
    const query = '{ shop { name } }';
    const open = await askShop<Shop>(env, query, {}, 'public');
    const secret = env.SHOPIFY_PRIVATE_TOKEN ? await askShop<Shop>(env, query) : null;
    const found = [
      ...judgeToken('SHOPIFY_STOREFRONT_TOKEN', open),
      ...(secret ? judgeToken('SHOPIFY_PRIVATE_TOKEN', secret) : []),
      ...judgeVersion(env.SHOPIFY_API_VERSION, open.version),
    ];
    return orOk(found, `${open.data?.shop.name} answers in ${open.version ?? env.SHOPIFY_API_VERSION}`);
  },
};

type Discounts = { automaticDiscountNodes: { nodes: { id: string }[] } };

/** With an Admin token the automatic discounts are the offer rules. */
export const admin: Check = {
  area: 'shop admin',
  async look({ env }) {
    const { SHOPIFY_ADMIN_TOKEN: token } = env;
    if (!token)
      return [unset('SHOPIFY_ADMIN_TOKEN is empty: offer rules are metaobjects, and codes do not say why not')];
    const { status, data, errors, version } = await askAdmin<Discounts>(
      env,
      token,
      '{ automaticDiscountNodes(first: 1) { nodes { id } } }',
    );
    if (data?.automaticDiscountNodes)
      return [ok('the token reads discounts'), ...judgeVersion(env.SHOPIFY_API_VERSION, version)];
    if (errors.includes('ACCESS_DENIED'))
      return [problem('the token may not read discounts', 'give it read_discounts and read_products')];
    return [
      problem(
        `the Admin API answers ${status} ${errors[0] ?? ''}`.trim(),
        'copy SHOPIFY_ADMIN_TOKEN again, or empty it',
      ),
    ];
  },
};
