import 'server-only';
import { cookies } from 'next/headers';

/** Section 4 of the specification: "The shop customer token is kept in a cookie." */
export const CUSTOMER_TOKEN_COOKIE = 'customer-token';

/** The signed-in customer's shop token, or null. */
export async function customerToken(): Promise<string | null> {
  return (await cookies()).get(CUSTOMER_TOKEN_COOKIE)?.value || null;
}
