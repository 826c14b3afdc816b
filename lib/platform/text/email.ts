import { cleanTyped } from './clean.ts';

/**
 * What `<input type=email>` takes, by the HTML standard (section 4.10.5.1.5), with a domain that mail reaches over the internet:
 * it has a dot, and no number at its end. An encoded word (RFC 2047) is refused: mail programs differ in what address it is.
 */
export const EMAIL =
  /^(?!.*=\?.*\?=)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?!\d+$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** Longest address that mail can be sent to (RFC 5321, errata 1690). */
export const MAX_EMAIL = 254;

/** Letters and digits of any script: with anything else a domain could be read as a host with a port or a path. */
const INTERNATIONAL = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** An international domain in ASCII (Punycode, RFC 3492); any other text, and what is no domain, as it is. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return INTERNATIONAL.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

/** An address with its domain in ASCII: `info@château.fr` → `info@xn--chteau-mta.fr`. */
export const withAsciiDomain = (address: string): string =>
  address.replace(/(?<=@)[^@]+$/, (domain) => asciiDomain(domain));

/** An address as somebody types or pastes it, in the one spelling that is compared and kept. */
export const cleanEmail = (typed: string): string => withAsciiDomain(cleanTyped(typed)).toLowerCase();
