import type { Env } from '../../../../lib/platform/env.ts';

const LOCAL = /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/;

/** Whether an address refers to this machine. */
export const isLocal = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && LOCAL.test(url.hostname);
};

const APEX = /^[^.]+\.(?:(?:com|co|net|org|info|ind|asso)\.)?[a-z][^.]*$/;

/** Whether an address is an apex domain, as far as its labels show: `silene.fr`, `silene.com.tn`. */
export const isApex = (address: string): boolean => !isLocal(address) && APEX.test(URL.parse(address)?.hostname ?? '');

/** The three sites' addresses. */
export const sitesOf = ({ SITE_URL_FR, SITE_URL_BE, SITE_URL_TN }: Env): string[] => [
  SITE_URL_FR,
  SITE_URL_BE,
  SITE_URL_TN,
];

/** Whether the site is meant to be public: then the example's secrets and addresses are not acceptable. */
export const isPublic = (env: Env): boolean => sitesOf(env).some((address) => !isLocal(address));
