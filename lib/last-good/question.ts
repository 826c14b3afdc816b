import { createHash } from 'node:crypto';

export type Question = {
  /** The cache key: the same for the same question, whatever the reference and the token. It is the name of a file. */
  key: string;
  /** The reference that it names; null of the description of the repository, which names none. */
  ref: string | null;
};

/** Parameters that belong to a moment or to a reader. */
const PASSING: readonly string[] = ['ref', 'access_token', 'integrationFieldsRef'];

/** What a call of the content client asks for. @param scope what else decides the answer: the repository, the release of the settings */
export function questionOf(address: string, scope: string): Question {
  const { pathname, searchParams } = new URL(address);
  const params = [...searchParams].filter(([name]) => !PASSING.includes(name)).sort();
  const text = JSON.stringify([scope, pathname, params]);
  return { key: createHash('sha256').update(text).digest('hex').slice(0, 40), ref: searchParams.get('ref') };
}

/** Before each reference of a kept repository: it may be an old one, and the service must not be asked with it. */
const KEPT_REF = 'kept:';

export const keptRef = (ref: string): string => KEPT_REF + ref;

export const isKeptRef = (ref: string | null): boolean => ref?.startsWith(KEPT_REF) ?? false;

/** The address with the true reference in it. */
export function withTrueRef(address: string): string {
  const url = new URL(address);
  const ref = url.searchParams.get('ref');
  if (ref?.startsWith(KEPT_REF)) url.searchParams.set('ref', ref.slice(KEPT_REF.length));
  return url.href;
}
