import 'server-only';
import { mutate, type ShopContext } from '../client';
import { changed } from '../customer-error';
import type { CustomerToken } from '../customer-types';
import { inDoubt } from '../doubtful';
import { customerErrorFragment } from '../fragments/customer';
import { graphql } from '../graphql';

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
 * Gives a customer another password. Every token from before ends with it: returns the one that takes their place. Throws
 * CustomerError, AppError `customerNotFound`, `customerResponseNull`, `customerMissing` (no new token) and `unconfirmed`.
 */
export async function updatePassword(token: string, password: string, context: ShopContext): Promise<CustomerToken> {
  const { payload } = await inDoubt(mutate({ document: passwordUpdate, variables: { password, token, ...context } }));
  return changed(payload, ({ customerAccessToken }) => customerAccessToken);
}
