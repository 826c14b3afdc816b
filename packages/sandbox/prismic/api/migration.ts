import { z } from 'zod';
import { ApiProblem, refusal } from '../errors.ts';
import type { Repository } from '../repository/open.ts';
import type { StoredDocument } from '../types.ts';
import { checkWriter, readBody, type Writer } from './write-access.ts';

const changedBody = z.object({
  title: z.string().optional(),
  uid: z.string().optional(),
  tags: z.array(z.string()).optional(),
  data: z.record(z.string(), z.unknown()),
});
const createdBody = changedBody.extend({
  title: z.string().min(1),
  type: z.string(),
  lang: z.string(),
  alternate_language_id: z.string().optional(),
});

const shown = ({ id, title, type, lang, uid }: StoredDocument) => ({ id, title, type, lang, ...(uid && { uid }) });

/**
 * The migration API: /documents and /migration-release/publish. `wait` returns the milliseconds by which a call exceeds
 * the rate limit.
 */
export async function migrationResponse(
  request: Request,
  { migration }: Repository,
  writer: Writer & { wait: () => number },
): Promise<Response> {
  checkWriter(request, writer);
  const { pathname, origin } = new URL(request.url);
  const [, noun, id] = /^\/(documents|migration-release)(?:\/([^/]+))?\/?$/.exec(pathname) ?? [];
  const ms = writer.wait();
  if (ms > 0) {
    throw new ApiProblem(429, { message: 'Too Many Requests' }, { 'retry-after': String(Math.ceil(ms / 1000)) });
  }
  if (request.method === 'POST' && noun === 'documents' && !id) {
    return Response.json(shown(migration.create(await readBody(request, createdBody), origin)), { status: 201 });
  }
  if (request.method === 'PUT' && noun === 'documents' && id) {
    return Response.json(shown(migration.update(id, await readBody(request, changedBody), origin)));
  }
  if (request.method === 'POST' && noun === 'migration-release' && id === 'publish') {
    return Response.json({ totalItems: migration.publish() }, { status: 202 });
  }
  throw refusal(404, `${request.method} ${pathname} is not part of the migration API`);
}
