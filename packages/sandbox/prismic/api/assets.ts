import { z } from 'zod';
import type { Asset, AssetTag, Metadata } from '../engine/assets.ts';
import { selectAssets } from '../engine/assets.ts';
import { ApiProblem, refusal } from '../errors.ts';
import type { Repository } from '../repository/open.ts';
import { checkWriter, readBody, type Writer } from './write-access.ts';

const patchBody = z.object({
  notes: z.string().optional(),
  credits: z.string().optional(),
  alt: z.string().optional(),
  filename: z.string().min(1).optional(),
  tags: z.array(z.string()).optional(),
});
const tagBody = z.object({ name: z.string() });

const listed = (query: URLSearchParams, name: string) =>
  query
    .getAll(name)
    .flatMap((value) => value.split(','))
    .filter((value) => value !== '');

function whole(query: URLSearchParams, name: string, fallback: number, least: number): number {
  const value = Number(query.get(name) ?? fallback);
  if (!Number.isInteger(value) || value < least) throw refusal(400, `${name} must be a whole number from ${least}`);
  return value;
}

const tagsOf = ({ tags }: Asset, { core }: Repository): AssetTag[] =>
  core.state.tags.filter(({ id }) => tags.includes(id));

/** An asset in the API's response format. */
function shown({ path, ...asset }: Asset, origin: string, repository: Repository) {
  const suffix = asset.kind === 'image' ? '?auto=format,compress' : '';
  return { ...asset, url: `${origin}${path}${suffix}`, tags: tagsOf({ path, ...asset }, repository) };
}

async function upload(request: Request, { assets }: Repository): Promise<Asset> {
  const form = await request.formData().catch(() => {
    throw refusal(400, 'The body is not a form with a file');
  });
  const file = form.get('file');
  if (!(file instanceof File)) throw refusal(400, 'The field `file` is missing');
  const texts = ['notes', 'credits', 'alt'].flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return assets.add(file, Object.fromEntries(texts) as Metadata);
}

function list({ searchParams: query, origin }: URL, repository: Repository) {
  const found = selectAssets(repository.core.state.assets, {
    pageSize: Math.min(whole(query, 'pageSize', 20, 1), 100),
    cursor: whole(query, 'cursor', 0, 0),
    assetType: query.get('assetType'),
    keyword: query.get('keyword') ?? '',
    ids: listed(query, 'ids'),
    tags: listed(query, 'tags'),
  });
  return { ...found, items: found.items.map((asset) => shown(asset, origin, repository)) };
}

const countedTags = ({ core: { state } }: Repository) => ({
  items: state.tags.map((tag) => ({ ...tag, count: state.assets.filter(({ tags }) => tags.includes(tag.id)).length })),
});

async function answer(request: Request, repository: Repository): Promise<Response> {
  const url = new URL(request.url);
  const [, noun, id] = /^\/(assets|tags)(?:\/([^/]+))?\/?$/.exec(url.pathname) ?? [];
  const asset = (one: Asset) => Response.json(shown(one, url.origin, repository));
  switch (`${request.method} ${noun}${id ? '/:id' : ''}`) {
    case 'GET assets':
      return Response.json(list(url, repository));
    case 'POST assets':
      return asset(await upload(request, repository));
    case 'GET assets/:id':
      return asset(repository.assets.existing(id ?? ''));
    case 'PATCH assets/:id':
      return asset(repository.assets.change(id ?? '', await readBody(request, patchBody)));
    case 'DELETE assets/:id':
      await repository.assets.remove(id ?? '');
      return new Response(null, { status: 204 });
    case 'GET tags':
      return Response.json(countedTags(repository));
    case 'POST tags':
      return Response.json(repository.assets.addTag((await readBody(request, tagBody)).name), { status: 201 });
    default:
      throw refusal(404, `${request.method} ${url.pathname} is not part of the asset API`);
  }
}

/** The asset API: /assets and /tags. Its error responses are `{error}`. */
export async function assetsResponse(request: Request, repository: Repository, writer: Writer): Promise<Response> {
  try {
    checkWriter(request, writer);
    return await answer(request, repository);
  } catch (error) {
    if (error instanceof ApiProblem) throw new ApiProblem(error.status, { error: error.message }, error.headers);
    throw error;
  }
}
