import { type Client, getRepositoryEndpoint, getToolbarSrc, PrismicError } from '@prismicio/client';
import type { Env } from './env.ts';
import { AppError } from './errors.ts';

/** Which content is read (specification, section 4). `PRISMIC_RELEASE` names the release, or for Manual the reference. */
export const RELEASE_MODES = ['Master', 'ReleaseID', 'ReleaseLabel', 'Manual'] as const;
export type ReleaseMode = (typeof RELEASE_MODES)[number];

type Settings = { PRISMIC_RELEASE_MODE: ReleaseMode; PRISMIC_RELEASE: string | undefined };
type Queries = Pick<
  Client,
  'queryLatestContent' | 'queryContentFromReleaseByID' | 'queryContentFromReleaseByLabel' | 'queryContentFromRef'
>;

/** Sets the reference that the client reads where a call names none. */
export function selectRelease(
  client: Queries,
  { PRISMIC_RELEASE_MODE: mode, PRISMIC_RELEASE: release = '' }: Settings,
): void {
  if (mode === 'Master') client.queryLatestContent();
  else if (mode === 'ReleaseID') client.queryContentFromReleaseByID(release);
  else if (mode === 'ReleaseLabel') client.queryContentFromReleaseByLabel(release);
  else client.queryContentFromRef(release);
}

type Repository = Pick<Env, 'PRISMIC_API_ENDPOINT' | 'PRISMIC_REPOSITORY'>;

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
export const contentEndpoint = ({ PRISMIC_API_ENDPOINT, PRISMIC_REPOSITORY }: Repository): string =>
  PRISMIC_API_ENDPOINT ?? hostedEndpoint(PRISMIC_REPOSITORY);

/** Whether the content API is Prismic's own service: true for no address in the settings, or one of Prismic. */
export const isHostedContent = (address: Env['PRISMIC_API_ENDPOINT']): boolean =>
  !address || new URL(address).hostname.endsWith('.prismic.io');

/** Address of the script of the preview toolbar: Prismic's own for a hosted repository, else that of the embedded service. */
export const toolbarAddress = ({ PRISMIC_API_ENDPOINT: content, PRISMIC_REPOSITORY }: Repository): string =>
  content && !isHostedContent(content) ? new URL('/toolbar.js', content).href : getToolbarSrc(PRISMIC_REPOSITORY);

type Services = { PRISMIC_API_ENDPOINT?: string; SHOPIFY_STORE_DOMAIN: string };

/** Origins of pictures: the hosted services have separate hosts for them, embedded ones serve them themselves. */
export function imageOrigins({ PRISMIC_API_ENDPOINT: content, SHOPIFY_STORE_DOMAIN: shop }: Services): string[] {
  const ownContent = content && !isHostedContent(content) ? new URL(content).origin : null;
  const hostedShop = new URL(shop).protocol === 'https:';
  return [ownContent ?? 'https://images.prismic.io', hostedShop ? 'https://cdn.shopify.com' : new URL(shop).origin];
}
