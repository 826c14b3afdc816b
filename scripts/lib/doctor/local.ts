import type { Env } from '../../../lib/platform/env.ts';

const LOCAL = /^(?:.+\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/;

/** Whether an address names this very machine. */
export const isLocal = (address: string): boolean => {
  const url = URL.parse(address);
  return url !== null && LOCAL.test(url.hostname);
};

/** The three sites' addresses. */
export const sitesOf = ({ SITE_URL_FR, SITE_URL_BE, SITE_URL_TN }: Env): string[] => [
  SITE_URL_FR,
  SITE_URL_BE,
  SITE_URL_TN,
];

/** Whether strangers are meant to see the site: then the example's secrets and addresses are no good. */
export const isPublic = (env: Env): boolean => sitesOf(env).some((address) => !isLocal(address));
