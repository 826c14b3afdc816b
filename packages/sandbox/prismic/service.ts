import { assetsResponse } from './api/assets.ts';
import { fileResponse } from './api/files.ts';
import { migrationResponse } from './api/migration.ts';
import { previewBody } from './api/previews.ts';
import { repositoryBody } from './api/repository.ts';
import { searchBody } from './api/search.ts';
import { toolbarResponse } from './api/toolbar.ts';
import type { ContentDirs } from './content/load.ts';
import { createRate } from './engine/rate.ts';
import { ApiProblem, graphqlMissing, invalid, notFound, unauthorized } from './errors.ts';
import { MANAGEMENT, managementResponse } from './management/handler.ts';
import { openRepository, uploadsIn } from './repository/open.ts';
import { connectWebhooks, type Listeners } from './webhooks/connect.ts';

export type ContentOptions = ContentDirs & {
  stateDir: string;
  repository: string;
  /** When set, every read request to the API must carry it. */
  accessToken?: string;
  /** The token required by the asset and migration APIs. */
  writeToken?: string;
  /** Lifetime of a preview session, in minutes. */
  previewMinutes?: number;
  /** Rate limit of the migration API, in calls per second. */
  migrationRate?: number;
  /** Receivers of webhooks on publishing. */
  webhooks?: Listeners;
  /** The service's own origin, for the body of webhooks. */
  origin?: string;
  /** The routes of the site, as `prismic.config.json` lists them: a page that moves gets a redirect as a draft. */
  routes?: unknown[];
  /** Starts as a new repository: without models, documents and settings. */
  empty?: boolean;
  clock?: () => Date;
};

const CORS = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
};
const ASSETS = /^\/(assets|tags)(\/|$)/;
const MIGRATION = /^\/(documents|migration-release)(\/|$)/;
const READING = new Set(['/api/v2', '/api/v2/documents/search', '/api/v2/tags']);

const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  Response.json(body, { status, headers: { ...CORS, 'cache-control': 'no-store', ...headers } });

/**
 * The content service over the files of a repository, compatible with Prismic: reading, previews, media, assets, migration.
 * Throws ContentProblems when the files are invalid.
 */
export async function createContent(options: ContentOptions) {
  const { contentDir, modelsDir, slicesDir, stateDir, repository: name, accessToken } = options;
  const { clock = () => new Date(), writeToken = 'silene-write-token', previewMinutes = 30 } = options;
  const repository = await openRepository({
    ...{ contentDir, modelsDir, slicesDir, stateDir, clock, previewMinutes, empty: options.empty },
    repository: name,
    routes: options.routes,
  });
  const sender = {
    repository: name,
    origin: options.origin ?? 'http://127.0.0.1:3102',
    secret: options.webhooks?.secret,
  };
  const webhooks = connectWebhooks(repository, sender, options.webhooks);
  const wait = createRate(options.migrationRate ?? 1, 1000, () => clock().getTime());
  const writer = { repository: name, writeToken, wait };
  const tokens = { write: writeToken, access: accessToken ?? 'silene-access-token' };
  const { core, views } = repository;

  function authorize(request: Request, url: URL) {
    const given = url.searchParams.get('access_token') ?? request.headers.get('authorization')?.replace(/^\w+ /, '');
    if (accessToken && given !== accessToken) throw unauthorized(name, url.origin);
  }

  function search(url: URL) {
    const requested = url.searchParams.get('ref');
    if (!requested) throw invalid('The parameter `ref` is missing');
    const { ref, library } = views.at(requested);
    return searchBody(url, library, ref);
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/(?<=.)\/+$/, '');
    if (ASSETS.test(path)) return assetsResponse(request, repository, writer);
    if (MANAGEMENT.test(path)) return managementResponse(request, { core, repository: name, tokens });
    if (MIGRATION.test(path)) return migrationResponse(request, repository, writer);
    if (path === '/graphql') throw graphqlMissing(request.method);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new ApiProblem(405, { message: 'Read only' });
    if (path.startsWith('/files/')) return fileResponse(path, contentDir, uploadsIn(stateDir));
    if (path.startsWith('/previews/')) return json(previewBody(url, repository.previews));
    if (path === '/toolbar.js') return toolbarResponse();
    if (!READING.has(path)) throw notFound(path);
    authorize(request, url);
    if (path === '/api/v2') return json(repositoryBody(core.master, views.refs(), core.languages(), url.origin));
    return json(path === '/api/v2/tags' ? core.master.tags : search(url));
  }

  async function handle(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    try {
      const response = await answer(request);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      if (error instanceof ApiProblem) return json(error.body, error.status, error.headers);
      throw error;
    }
  }

  /** Discards all changes and reloads the files. */
  async function reset() {
    await core.reset();
    await repository.assets.forgetAll();
  }

  return { handle, reset, importAgain: core.importAgain, repository, webhooks };
}
