import { z } from 'zod';
import { readBody } from '../api/write-access.ts';
import { refusal } from '../errors.ts';
import type { Core } from '../repository/core.ts';
import type { Kind, RawModel } from './project.ts';

const rawModel = z.looseObject({ id: z.string().min(1) });

/** The Types API: `/customtypes` and `/slices`, with `insert`, `update` and the deletion of one. */
export async function modelsResponse(request: Request, path: string, core: Core): Promise<Response> {
  const [, name, word] = /^\/(customtypes|slices)(?:\/([^/]+))?$/.exec(path) ?? [];
  if (!name) throw refusal(404, `${request.method} ${path} is not part of the Types API`);
  const kind = name as Kind;
  const models = core.rawModels()[kind];
  if (request.method === 'GET' && !word) return Response.json(models);
  const project = core.project();
  const keep = async (list: RawModel[]) => {
    project.models[kind] = list.toSorted((a, b) => a.id.localeCompare(b.id, 'en'));
    await core.modelsChanged();
    return new Response(null, { status: 204 });
  };
  const others = (id: string) => project.models[kind].filter((one) => one.id !== id);
  const existing = (id: string) => project.models[kind].some((one) => one.id === id);
  if (request.method === 'DELETE' && word) {
    const id = decodeURIComponent(word);
    if (kind === 'customtypes' && core.master.byType.has(id))
      throw refusal(400, `${id} has associated documents. Delete all documents belonging to it first.`);
    return keep(others(id));
  }
  const model = await readBody(request, rawModel);
  if (word === 'insert' && existing(model.id)) throw refusal(409, `${model.id} exists already`);
  if (word === 'update' && !existing(model.id)) throw refusal(404, `${model.id} does not exist`);
  return keep([...others(model.id), model]);
}
