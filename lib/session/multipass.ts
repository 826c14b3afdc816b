import { createCipheriv, createHash, createHmac, randomBytes } from 'node:crypto';

/** Who is to be let into the shop. The shop trusts the e-mail blindly: only a verified one may stand here. */
export type Person = {
  email: string;
  givenName: string | null;
  familyName: string | null;
  /** The provider's `sub`: who it is, whatever the e-mail becomes. */
  identifier: string;
};

/**
 * A Multipass token: AES-128-CBC of the person as JSON under the first half of SHA-256(secret), with the initial vector in
 * front, and after it the HMAC-SHA256 of both under the second half; base64 with `-` and `_`. Good once, for minutes.
 * Without `remote_ip`: the shop would take the token from that address alone, and it is this server that hands it in, not the
 * visitor's browser. Source: shopify.dev/docs/api/multipass.
 */
export function multipassToken(secret: string, person: Person, now: Date): string {
  const keys = createHash('sha256').update(secret).digest();
  const customer = {
    email: person.email,
    created_at: now.toISOString(),
    identifier: person.identifier,
    ...(person.givenName && { first_name: person.givenName }),
    ...(person.familyName && { last_name: person.familyName }),
  };
  const vector = randomBytes(16);
  const cipher = createCipheriv('aes-128-cbc', keys.subarray(0, 16), vector);
  const body = Buffer.concat([vector, cipher.update(JSON.stringify(customer), 'utf8'), cipher.final()]);
  const signature = createHmac('sha256', keys.subarray(16)).update(body).digest();
  return Buffer.concat([body, signature]).toString('base64').replaceAll('+', '-').replaceAll('/', '_');
}
