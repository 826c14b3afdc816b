import { refusal } from '../errors.ts';
import type { Core } from '../repository/core.ts';
import { modelsResponse } from './models.ts';
import { localesResponse, settingsResponse } from './settings.ts';

export const MANAGEMENT = /^\/management\/([^/]+)(\/.*)$/;

type Access = { core: Core; repository: string; tokens: { write: string; access: string } };

/**
 * What the command line of the service calls on its hosts, as `/management/<host>/…`: the profile, the Types API, the
 * locales, and the settings of the repository. Whoever has a token is logged in. A demonstration shows its models; only a
 * repository that started empty can be changed.
 */
export async function managementResponse(request: Request, { core, repository, tokens }: Access): Promise<Response> {
  const [, host = '', path = ''] = MANAGEMENT.exec(new URL(request.url).pathname) ?? [];
  const { headers } = request;
  if (!headers.get('authorization') && !headers.get('cookie')?.includes('prismic-auth=')) throw refusal(401, 'Log in');
  const named = headers.get('repository') ?? new URL(request.url).searchParams.get('repository') ?? repository;
  if (named !== repository) throw refusal(404, `There is no repository ${named}`);
  if (host === 'user-service') return Response.json(profile(repository));
  if (request.method !== 'GET' && !core.isEmpty) {
    throw refusal(
      403,
      'The demonstration reads its models and settings from its files: start it with an empty repository',
    );
  }
  if (host === 'customtypes') return modelsResponse(request, path, core);
  const saved = async (response: Promise<Response>): Promise<Response> => {
    const answer = await response;
    if (request.method !== 'GET') core.changed();
    return answer;
  };
  if (host === 'api.internal' && path.startsWith('/locale/'))
    return saved(localesResponse(request, path.slice('/locale'.length), core.project()));
  if (host === repository) return saved(settingsResponse(request, path, { project: core.project(), tokens }));
  throw refusal(404, `${request.method} ${host}${path} is not part of the embedded service`);
}

const profile = (repository: string) => ({
  userId: 'embedded',
  shortId: 'embedded',
  intercomHash: '',
  email: 'editor@silene.example',
  repositories: [{ domain: repository, name: repository, role: 'Owner' }],
});
