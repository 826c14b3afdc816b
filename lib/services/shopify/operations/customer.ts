import 'server-only';
import type { VariablesOf } from 'gql.tada';
import { isAccessDenied, mutate, query, type ShopContext } from '../client';
import { changed, onceFor } from '../customer-error';
import type { Customer, CustomerChange, CustomerToken } from '../customer-types';
import { graphql } from '../graphql';
import { customerErrorFragment, customerFragment, customer as mapCustomer, type RawCustomer } from '../map-customer';
import { samePhone, sameText } from '../same-content';
import { type Held, withoutVerification } from '../verification';

const customerByToken = graphql(
  `
  query customerByToken($token: String!, $withTags: Boolean!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    customer(customerAccessToken: $token) { ...CustomerFields }
  }
`,
  [customerFragment],
);

const customerUpdate = graphql(
  `
  mutation customerUpdate($customer: CustomerUpdateInput!, $token: String!, $withTags: Boolean!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerUpdate(customer: $customer, customerAccessToken: $token) {
      customer { ...CustomerFields } customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerFragment, customerErrorFragment],
);

/** False once the shop has refused the scope for tags. */
let withTags = true;

async function read(token: string, context: ShopContext, most?: number): Promise<RawCustomer | null> {
  const ask = async (tags: boolean) =>
    (await query({ document: customerByToken, variables: { token, withTags: tags, ...context } }, most)).customer;
  if (!withTags) return ask(false);
  try {
    return await ask(true);
  } catch (error) {
    if (!isAccessDenied(error)) throw error;
    const found = await ask(false);
    withTags = false;
    return found;
  }
}

/**
 * The customer of a token with at most ten addresses, or null when the shop does not know the token.
 * @param most timeout of a request, in milliseconds
 */
export async function getCustomer(token: string, context: ShopContext, most?: number): Promise<Customer | null> {
  const found = await read(token, context, most);
  return found && mapCustomer(found);
}

type Input = VariablesOf<typeof customerUpdate>['customer'];
const inputOf = ({ phone, ...change }: CustomerChange): Input => ({
  ...change,
  ...(phone !== undefined && { phone: phone || null }),
});

function held(customer: Customer, { phone, acceptsMarketing, ...texts }: CustomerChange): Held<Customer> {
  const names = Object.keys(texts) as (keyof typeof texts)[];
  const holds =
    names.every((name) => texts[name] === undefined || sameText(texts[name], customer[name])) &&
    (phone === undefined || samePhone(phone, customer.phone)) &&
    (acceptsMarketing === undefined || acceptsMarketing === customer.acceptsMarketing);
  return holds ? { result: customer } : 'not';
}

/**
 * Changes the customer of a token and returns the updated customer. Throws CustomerError, AppError `customerNotFound`,
 * `customerMissing`, `customerResponseNull`, `unconfirmed`, and network errors.
 */
export function updateCustomer(token: string, change: CustomerChange, context: ShopContext): Promise<Customer> {
  const variables = { customer: inputOf(change), token, withTags, ...context };
  const sent = mutate({ document: customerUpdate, variables }).then(({ payload }) =>
    mapCustomer(changed(payload, ({ customer }) => customer)),
  );
  return onceFor(sent, {
    read: (most) => getCustomer(token, context, most),
    held: (customer) => held(customer, change),
  });
}

const passwordUpdate = graphql(
  `
  mutation customerPasswordUpdate($password: String!, $token: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerUpdate(customer: { password: $password }, customerAccessToken: $token) {
      customerAccessToken { accessToken expiresAt } customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerErrorFragment],
);

/**
 * Changes a customer's password. This revokes every previous token: returns the new one. Throws CustomerError, AppError
 * `customerNotFound`, `customerResponseNull`, `customerMissing` (no new token) and `unconfirmed`.
 */
export async function updatePassword(token: string, password: string, context: ShopContext): Promise<CustomerToken> {
  const { payload } = await withoutVerification(
    mutate({ document: passwordUpdate, variables: { password, token, ...context } }),
  );
  return changed(payload, ({ customerAccessToken }) => customerAccessToken);
}
