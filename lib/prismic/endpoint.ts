import type { Env } from '../env.ts';

/** Address of the content API: the one of the settings, else Prismic's for the repository. */
export const contentEndpoint = ({
  PRISMIC_API_ENDPOINT,
  PRISMIC_REPOSITORY,
}: Pick<Env, 'PRISMIC_API_ENDPOINT' | 'PRISMIC_REPOSITORY'>): string =>
  PRISMIC_API_ENDPOINT ?? `https://${PRISMIC_REPOSITORY}.cdn.prismic.io/api/v2`;

/** Whether a content API at that address of the settings, or at none, is Prismic's own service. */
export const isHostedContent = (address: Env['PRISMIC_API_ENDPOINT']): boolean =>
  !address || new URL(address).hostname.endsWith('.prismic.io');
