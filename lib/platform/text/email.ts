import { cleanTyped } from './clean.ts';

/**
 * What `<input type=email>` accepts, by the HTML standard (section 4.10.5.1.5), with a domain that mail reaches over
 * the internet: it contains a dot, and its last part is not a number. An encoded word (RFC 2047) is rejected: mail
 * programs disagree about its address.
 */
export const EMAIL =
  /^(?!.*=\?.*\?=)[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@(?:[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?\.)+(?!\d+$)[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?$/;

/** Maximum length of an address that mail can be sent to (RFC 5321, errata 1690). */
export const MAX_EMAIL = 254;

/** Letters and digits of any script: with other characters a domain could be parsed as a host with a port or a path. */
const INTERNATIONAL = /^(?=.*\P{ASCII})[\p{L}\p{M}\p{N}.\u3002-]+$/u;

/** An international domain in ASCII (Punycode, RFC 3492); any other text is returned unchanged. */
function asciiDomain(domain: string): string {
  const url = `http://${domain}`;
  return INTERNATIONAL.test(domain) && URL.canParse(url) ? new URL(url).hostname : domain;
}

/** An address with its domain in ASCII: `info@château.fr` → `info@xn--chteau-mta.fr`. */
export const withAsciiDomain = (address: string): string =>
  address.replace(/(?<=@)[^@]+$/, (domain) => asciiDomain(domain));

/** A typed or pasted address, in the canonical spelling that is compared and stored. */
export const cleanEmail = (typed: string): string => withAsciiDomain(cleanTyped(typed)).toLowerCase();
