import type { Env } from '../../../../lib/platform/env.ts';
import { askShop, refusalOf } from './ask-shop.ts';
import { type Check, ok, orOk, problem, warning } from './check.ts';

/** `classic`: needed only where customers sign in with a customer token of the Storefront API. */
type Scope = { scope: string; query: string; without: string; may?: true; classic?: true };

/** What needs each scope, and a query without side effects. An invalid customer token is enough: scopes are checked first. */
const SCOPES: readonly Scope[] = [
  { scope: 'read_product_listings', query: '{ products(first: 1) { nodes { id } } }', without: 'no product shows' },
  {
    scope: 'read_product_inventory',
    query: '{ products(first: 1) { nodes { variants(first: 1) { nodes { quantityAvailable } } } } }',
    without: 'stock is not known',
  },
  {
    scope: 'read_selling_plans',
    query: '{ products(first: 1) { nodes { sellingPlanGroups(first: 1) { nodes { name } } } } }',
    without: 'no product shows: every product is asked for its subscriptions',
  },
  {
    scope: 'read_metaobjects',
    query: 'query ($type: String!) { metaobjects(type: $type, first: 1) { nodes { id } } }',
    without: 'offer rules are not found',
  },
  {
    scope: 'read_content',
    query: '{ urlRedirects(first: 1) { nodes { id } } }',
    without: "the shop's own redirects are not honoured",
    may: true,
  },
  {
    scope: 'read_customers',
    query: '{ customer(customerAccessToken: "doctor") { id } }',
    without: 'carts of customers who are signed in cannot be read, and with classic accounts no account opens',
  },
  {
    scope: 'read_customer_tags',
    query: '{ customer(customerAccessToken: "doctor") { tags } }',
    without: 'tags of customers stay unknown, which is all right',
    may: true,
    classic: true,
  },
  {
    scope: 'write_customers',
    query: 'mutation { customerAccessTokenRenew(customerAccessToken: "doctor") { userErrors { message } } }',
    without: 'nobody can sign in',
    classic: true,
  },
];

/** Whether the token has a scope, or what the shop answered instead of saying so. */
async function stateOf({ scope, query }: Scope, env: Env): Promise<{ denied: boolean; refusal?: string }> {
  // What is refused may be null alone: its field can be, and the rest of the response then has data.
  const answer = await askShop(env, query, scope === 'read_metaobjects' ? { type: env.OFFER_RULE_TYPE } : {});
  const denied = answer.errors.includes('ACCESS_DENIED');
  return denied || answer.data !== null ? { denied } : { denied, refusal: refusalOf(answer) };
}

export const scopes: Check = {
  area: 'shop scopes',
  async look({ env }) {
    const needed = SCOPES.filter(({ classic }) => !classic || env.SHOP_IDENTITY !== 'customer-accounts');
    const states = await Promise.all(needed.map(async (scope) => ({ ...scope, ...(await stateOf(scope, env)) })));
    const missing = states.filter(({ denied }) => denied);
    const unknown = states.filter(({ refusal }) => refusal);
    return orOk(
      [
        ...missing.map(({ scope, without, may }) => {
          const says = `unauthenticated_${scope} is missing: ${without}`;
          return may ? ok(says) : problem(says, 'allow it: Shopify, Headless channel, permissions');
        }),
        ...[...Map.groupBy(unknown, ({ refusal }) => refusal)].map(([refusal, list]) =>
          warning(
            `not known: unauthenticated_${list.map(({ scope }) => scope).join(', unauthenticated_')}; ${refusal}`,
            'npm run doctor -- shop says why, or ask again',
          ),
        ),
      ],
      `the token has the ${needed.length} that are needed`,
    );
  },
};
