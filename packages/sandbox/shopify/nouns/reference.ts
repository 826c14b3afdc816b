import { connection, type PageArgs } from '../connection.ts';
import type { Context } from '../context.ts';
import { findNode } from './node.ts';

interface Valued {
  type: string;
  value: string;
}

const isReference = ({ type }: Valued) => type.endsWith('_reference');
const isList = ({ type }: Valued) => type.startsWith('list.');

/** The object that a metafield or a metaobject field refers to; null when it refers to nothing. */
export function reference(field: Valued, context: Context) {
  return isReference(field) && !isList(field) ? findNode(field.value, context) : null;
}

/** The existing objects of a list of references, in its order; null when the value is not such a list. */
export function references(field: Valued, args: PageArgs, context: Context) {
  if (!isReference(field) || !isList(field)) return null;
  const found = (JSON.parse(field.value) as string[])
    .map((gid) => findNode(gid, context))
    .filter((node) => node !== null);
  return connection(found, args, (node) => node.gid);
}
