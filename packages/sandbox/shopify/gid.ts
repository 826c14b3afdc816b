import { badRequest } from './resolve.ts';

export interface Gid {
  type: string;
  id: string;
  params: URLSearchParams;
}

/** Parses a global id. As Shopify does, an invalid ID makes the whole request fail. */
export function parseGid(text: string): Gid {
  const [, type, id, query = ''] = text.match(/^gid:\/\/shopify\/([A-Za-z0-9]+)\/([^?/]+)(?:\?(.*))?$/) ?? [];
  if (!type || !id) throw badRequest(`Invalid global id '${text}'`);
  return { type, id, params: new URLSearchParams(query) };
}

/** The number in a gid of the expected type; -1, which matches nothing, for another type. */
export function numberOf(text: string, type: string): number {
  const gid = parseGid(text);
  return gid.type === type && /^\d+$/.test(gid.id) ? Number(gid.id) : -1;
}
