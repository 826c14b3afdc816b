import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readBody } from '../api/write-access.ts';
import { refusal } from '../errors.ts';
import type { Project } from './project.ts';

const newLocale = z.object({ id: z.string().min(2), isMaster: z.boolean(), customName: z.string().optional() });
const newPreview = z.object({ name: z.string(), websiteURL: z.url(), resolverPath: z.string().optional() });
const simulator = z.object({ simulator_url: z.string() });

const TRIGGERS = [
  'documentsPublished',
  'documentsUnpublished',
  'releasesCreated',
  'releasesUpdated',
  'tagsCreated',
  'tagsDeleted',
];

const nameOf = (id: string): string => new Intl.DisplayNames('fr', { type: 'language' }).of(id) ?? id;
const shownLocale = ({ id, name, is_master }: Project['languages'][number]) => ({
  id,
  label: name,
  customName: null,
  isMaster: is_master,
});

/** `/repository/locales`: list, add or make master, remove. */
export async function localesResponse(request: Request, path: string, project: Project): Promise<Response> {
  const [, id] = /^\/repository\/locales(?:\/([^/]+))?$/.exec(path) ?? [];
  if (request.method === 'DELETE' && id) {
    if (project.languages.some((one) => one.id === id && one.is_master)) throw refusal(400, `${id} is the master`);
    project.languages = project.languages.filter((one) => one.id !== id);
    return new Response(null, { status: 204 });
  }
  if (request.method === 'GET') return Response.json({ results: project.languages.map(shownLocale) });
  const given = await readBody(request, newLocale);
  const added = { id: given.id, name: given.customName || nameOf(given.id), is_master: given.isMaster };
  const others = project.languages
    .filter((one) => one.id !== given.id)
    .map((one) => ({ ...one, is_master: one.is_master && !given.isMaster }));
  project.languages = given.isMaster ? [added, ...others] : [...others, added];
  return Response.json(shownLocale(added), { status: 201 });
}

function webhookFrom(form: FormData, id: string): Project['webhooks'][number] {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    _id: id,
    url: text('url'),
    name: text('name'),
    secret: text('secret'),
    active: text('active') === 'on',
    headers: JSON.parse(text('headers') || '{}') as Record<string, string>,
    ...Object.fromEntries(TRIGGERS.map((name) => [name, text(name) === 'true'])),
  };
}

async function webhooksResponse(request: Request, rest: string, project: Project): Promise<Response> {
  const [, word = '', action] = /^\/?([^/]*)(\/delete)?$/.exec(rest) ?? [];
  if (request.method === 'GET') return Response.json(project.webhooks.map((config) => ({ config })));
  const others = project.webhooks.filter(({ _id }) => _id !== word);
  if (word !== 'create' && others.length === project.webhooks.length) throw refusal(404, `There is no webhook ${word}`);
  const id = word === 'create' ? randomUUID() : word;
  project.webhooks = action ? others : [...others, webhookFrom(await request.formData(), id)];
  return Response.json({});
}

async function previewsResponse(request: Request, path: string, project: Project): Promise<Response> {
  if (path === '/core/repository/preview_configs') return Response.json({ results: project.previews });
  if (path === '/previews/new') {
    const { name, websiteURL, resolverPath } = await readBody(request, newPreview);
    project.previews.push({ id: randomUUID(), label: name, url: `${websiteURL}${resolverPath ?? ''}` });
  } else {
    project.previews = project.previews.filter(({ id }) => path !== `/previews/delete/${id}`);
  }
  return Response.json({});
}

type Tokens = { write: string; access: string };
const token = (value: string) => ({ id: '1', scope: 'master', token: value, created_at: { $date: 0 } });

/** What the settings pages of the repository serve: previews, simulator, webhooks, tokens. */
export async function settingsResponse(
  request: Request,
  path: string,
  { project, tokens }: { project: Project; tokens: Tokens },
): Promise<Response> {
  if (/^\/(core\/repository\/preview_configs|previews\/)/.test(path)) return previewsResponse(request, path, project);
  const webhooks = '/app/settings/webhooks';
  if (path.startsWith(webhooks)) return webhooksResponse(request, path.slice(webhooks.length), project);
  switch (`${request.method} ${path}`) {
    case 'GET /core/repository':
      return Response.json({ ...(project.simulator && { simulator_url: project.simulator }), quotas: {} });
    case 'PATCH /core/repository':
      project.simulator = (await readBody(request, simulator)).simulator_url;
      return Response.json({});
    case 'GET /settings/security/contentapi':
      return Response.json([]);
    case 'POST /settings/security/oauthapp':
      return Response.json({ id: '1', name: 'embedded', wroom_auths: [] });
    case 'POST /settings/security/authorizations':
      return Response.json(token(tokens.access));
    case 'GET /settings/security/customtypesapi':
      return Response.json({ max_tokens: 5, tokens: [] });
    case 'POST /settings/security/token':
      return Response.json({ app_name: 'embedded', token: tokens.write, timestamp: 0 });
    default:
      throw refusal(404, `${request.method} ${path} is not part of the embedded service`);
  }
}
