import { getRepositoryEndpoint, PrismicError } from '@prismicio/client';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';

/** Prismic's own content API of a repository. Throws AppError `repositoryNameInvalid`. */
function hostedEndpoint(repository: string): string {
  try {
    return getRepositoryEndpoint(repository);
  } catch (error) {
    if (!(error instanceof PrismicError)) throw error;
    throw new AppError('repositoryNameInvalid', { name: repository }, { cause: error });
  }
}

/**
 * Address of the content API: the one in the settings, otherwise Prismic's for the repository. Throws AppError
 * `repositoryNameInvalid`.
 */
export const contentEndpoint = ({
  PRISMIC_API_ENDPOINT,
  PRISMIC_REPOSITORY,
}: Pick<Env, 'PRISMIC_API_ENDPOINT' | 'PRISMIC_REPOSITORY'>): string =>
  PRISMIC_API_ENDPOINT ?? hostedEndpoint(PRISMIC_REPOSITORY);

/** Whether the content API is Prismic's own service: true for no address in the settings, or one of Prismic. */
export const isHostedContent = (address: Env['PRISMIC_API_ENDPOINT']): boolean =>
  !address || new URL(address).hostname.endsWith('.prismic.io');
