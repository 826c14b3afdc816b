import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { notFound } from '../errors.ts';

/** Prismic's own modules for a page that shows a simulator: ESM without imports from elsewhere. */
const root = path.dirname(fileURLToPath(import.meta.resolve('@prismicio/simulator')));
export const MODULES = '/editor/simulator/';

const NAME = /^(?:channel\/|lib\/)?\w+\.js$/;

/** GET /editor/simulator/<file>: the client of Prismic's simulator protocol, for the document page. */
export async function moduleResponse(pathname: string): Promise<Response> {
  const name = pathname.slice(MODULES.length);
  if (!NAME.test(name)) throw notFound(pathname);
  const text = await readFile(path.join(root, name), 'utf8').catch(() => {
    throw notFound(pathname);
  });
  return new Response(text, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
