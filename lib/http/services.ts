import type { Env } from '../env.ts';
import { contentEndpoint } from '../prismic/endpoint.ts';

/** Every service that the site calls. `repository` is the content service as it is written to, by programs only; `cache` stands in front of the site. */
export const SERVICES = [
  'content',
  'repository',
  'shop',
  'identity',
  'mail',
  'geocoder',
  'antivirus',
  'cache',
] as const;
export type Service = (typeof SERVICES)[number];

type Settings = Pick<
  Env,
  | 'PRISMIC_API_ENDPOINT'
  | 'PRISMIC_REPOSITORY'
  | 'SHOPIFY_STORE_DOMAIN'
  | 'OIDC_ISSUER'
  | 'BREVO_API_URL'
  | 'GEOPLATEFORME_URL'
  | 'GOOGLE_PLACES_URL'
  | 'CACHE_PURGE_URL'
>;

const ADDRESSES: Readonly<Record<Service, (settings: Settings) => readonly (string | undefined)[]>> = {
  content: (settings) => [contentEndpoint(settings)],
  // The programs that write name the origins themselves.
  repository: () => [],
  shop: ({ SHOPIFY_STORE_DOMAIN }) => [SHOPIFY_STORE_DOMAIN],
  identity: ({ OIDC_ISSUER }) => [OIDC_ISSUER],
  mail: ({ BREVO_API_URL }) => [BREVO_API_URL],
  geocoder: ({ GEOPLATEFORME_URL, GOOGLE_PLACES_URL }) => [GEOPLATEFORME_URL, GOOGLE_PLACES_URL],
  // It speaks a protocol of its own.
  antivirus: () => [],
  cache: ({ CACHE_PURGE_URL }) => [CACHE_PURGE_URL],
};

/** The origins that a service is called at by HTTP, from the settings. */
export const originsOf = (service: Service, settings: Settings): string[] =>
  ADDRESSES[service](settings).flatMap((address) => (address ? new URL(address).origin : []));

/** Largest answers that are read, in bytes: many times the largest that a service has to give. */
const MEGABYTE = 1_048_576;
const LONG_ANSWERS: readonly Service[] = ['content', 'repository', 'shop'];
export const mostBytesOf = (service: Service): number => (LONG_ANSWERS.includes(service) ? 32 : 1) * MEGABYTE;
