import 'server-only';
import { AppError } from '../../../platform/errors';
import { mutate, type ShopContext, withoutVerification } from '../client';
import { problemsWith, problemWith } from '../customer-change';
import type { CustomerToken } from '../customer-types';
import { graphql } from '../graphql';
import { customerErrorFragment } from '../map-customer';

const tokenCreate = graphql(
  `
  mutation customerAccessTokenCreate($input: CustomerAccessTokenCreateInput!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerAccessTokenCreate(input: $input) {
      customerAccessToken { accessToken expiresAt } customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerErrorFragment],
);

const tokenByMultipass = graphql(
  `
  mutation customerAccessTokenCreateWithMultipass($multipassToken: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerAccessTokenCreateWithMultipass(multipassToken: $multipassToken) {
      customerAccessToken { accessToken expiresAt } customerUserErrors { ...CustomerErrorFields }
    }
  }
`,
  [customerErrorFragment],
);

const tokenRenew = graphql(`
  mutation customerAccessTokenRenew($token: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerAccessTokenRenew(customerAccessToken: $token) {
      customerAccessToken { accessToken expiresAt } userErrors { field message }
    }
  }
`);

const tokenDelete = graphql(`
  mutation customerAccessTokenDelete($token: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerAccessTokenDelete(customerAccessToken: $token) { deletedAccessToken userErrors { field message } }
  }
`);

const customerCreate = graphql(
  `
  mutation customerCreate($input: CustomerCreateInput!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerCreate(input: $input) { customer { id } customerUserErrors { ...CustomerErrorFields } }
  }
`,
  [customerErrorFragment],
);

const customerRecover = graphql(
  `
  mutation customerRecover($email: String!, $country: CountryCode, $language: LanguageCode)
  @inContext(country: $country, language: $language) {
    payload: customerRecover(email: $email) { customerUserErrors { ...CustomerErrorFields } }
  }
`,
  [customerErrorFragment],
);

type Given = { customerAccessToken: CustomerToken | null } | null;

function given(payload: Given, problem: AppError | null): CustomerToken {
  if (problem) throw problem;
  if (!payload?.customerAccessToken) throw new AppError('tokenRefused', { messages: 'no token in its answer' });
  return payload.customerAccessToken;
}

/**
 * A token for e-mail and password. Throws CustomerError (`UNIDENTIFIED_CUSTOMER`: one of them is wrong) and AppError
 * `tokenRefused`.
 */
export async function createToken(
  { email, password }: { email: string; password: string },
  context: ShopContext,
): Promise<CustomerToken> {
  const { payload } = await mutate({ document: tokenCreate, variables: { input: { email, password }, ...context } });
  return given(payload, problemsWith(payload?.customerUserErrors ?? []));
}

/**
 * A token for the customer named by a Multipass token, which is valid once. Throws CustomerError and AppError
 * `tokenRefused`.
 */
export async function createTokenByMultipass(multipassToken: string, context: ShopContext): Promise<CustomerToken> {
  const { payload } = await mutate({ document: tokenByMultipass, variables: { multipassToken, ...context } });
  return given(payload, problemsWith(payload?.customerUserErrors ?? []));
}

/** The token with a later expiry. Throws AppError `customerNotFound` when the shop does not know it, and `tokenRefused`. */
export async function renewToken(token: string, context: ShopContext): Promise<CustomerToken> {
  const { payload } = await mutate({ document: tokenRenew, variables: { token, ...context } });
  // This mutation returns no error codes; its errors can only concern the token.
  const errors = (payload?.userErrors ?? []).map((error) => ({ ...error, code: 'TOKEN_INVALID' }));
  return given(payload, problemWith(errors));
}

/** Revokes a token. Throws AppError `tokenDelete`, also for one that the shop does not know. */
export async function deleteToken(token: string, context: ShopContext): Promise<void> {
  const { payload } = await mutate({ document: tokenDelete, variables: { token, ...context } });
  const detail = payload?.userErrors.map(({ message }) => message).join(', ') ?? '';
  if (!payload?.deletedAccessToken || detail) throw new AppError('tokenDelete', {}, { detail });
}

export type NewCustomer = {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  acceptsMarketing: boolean;
};

/** Registers a customer at the shop. Throws CustomerError, AppError `customerResponseNull`, `customerMissing` and `unconfirmed`. */
export async function createCustomer(input: NewCustomer, context: ShopContext): Promise<void> {
  const { payload } = await withoutVerification(mutate({ document: customerCreate, variables: { input, ...context } }));
  if (!payload) throw new AppError('customerResponseNull');
  const problem = problemsWith(payload.customerUserErrors);
  if (problem) throw problem;
  if (!payload.customer) throw new AppError('customerMissing');
}

/** Makes the shop send the password reset mail. Throws CustomerError and AppError `customerResponseNull`. */
export async function recoverCustomer(email: string, context: ShopContext): Promise<void> {
  const { payload } = await mutate({ document: customerRecover, variables: { email, ...context } });
  if (!payload) throw new AppError('customerResponseNull');
  const problem = problemsWith(payload.customerUserErrors);
  if (problem) throw problem;
}
