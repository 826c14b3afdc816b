import { fileResponse } from './api/files.ts';
import { repositoryBody } from './api/repository.ts';
import { searchBody } from './api/search.ts';
import { type ContentDirs, loadContent } from './content/load.ts';
import { createLibrary } from './engine/library.ts';
import { createRefs } from './engine/refs.ts';
import { ApiProblem, invalid, notFound, notImplemented, unauthorized } from './errors.ts';

export type ContentOptions = ContentDirs & {
  stateDir: string;
  repository: string;
  /** When set, every read of the API must carry it. */
  accessToken?: string;
  clock?: () => Date;
};

const CORS = { 'access-control-allow-origin': '*' };
const PREFLIGHT = {
  ...CORS,
  'access-control-allow-methods': 'GET, HEAD, OPTIONS',
  'access-control-allow-headers': '*',
};
const LATER = /^\/(graphql|previews|assets|tags|documents|migration-release)(\/|$)/;

const json = (body: unknown, status = 200) =>
  Response.json(body, { status, headers: { ...CORS, 'cache-control': 'no-store' } });

/**
 * The content service over the files of a repository: repository, search, tags and media, as Prismic's API answers them.
 * Throws ContentProblems when the files are not sound.
 */
export async function createContent({
  stateDir,
  repository,
  accessToken,
  clock = () => new Date(),
  ...dirs
}: ContentOptions) {
  const refs = await createRefs(stateDir, clock);
  let library = createLibrary({ documents: [], models: { types: new Map(), slices: new Map() }, fingerprint: '' });

  /** Reads the files anew; the master ref moves when they changed. */
  async function reset() {
    const content = await loadContent(dirs);
    library = createLibrary(content);
    await refs.moveTo(content.fingerprint);
  }
  await reset();

  function authorize(request: Request, url: URL) {
    const given = url.searchParams.get('access_token') ?? request.headers.get('authorization')?.replace(/^\w+ /, '');
    if (accessToken && given !== accessToken) throw unauthorized(repository, url.origin);
  }

  function search(url: URL) {
    const ref = url.searchParams.get('ref');
    if (!ref) throw invalid('The parameter `ref` is missing');
    refs.check(ref);
    return searchBody(url, library, ref);
  }

  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const path = url.pathname.replace(/(?<=.)\/+$/, '');
    if (LATER.test(path)) throw notImplemented(`${request.method} ${path}`);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new ApiProblem(405, { message: 'Read only' });
    if (path.startsWith('/files/')) return fileResponse(path, dirs.contentDir);
    if (path !== '/api/v2' && path !== '/api/v2/documents/search' && path !== '/api/tags') throw notFound(path);
    authorize(request, url);
    if (path === '/api/v2') return json(repositoryBody(library, refs.master(), url.origin));
    if (path === '/api/tags') return json(library.tags);
    return json(search(url));
  }

  async function handle(request: Request): Promise<Response> {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: PREFLIGHT });
    try {
      const response = await answer(request);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      if (error instanceof ApiProblem) return json(error.body, error.status);
      throw error;
    }
  }

  return { handle, reset };
}
