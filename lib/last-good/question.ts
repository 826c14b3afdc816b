import { createHash } from 'node:crypto';

export type Question = {
  /** The same for the same question, whatever the reference and the token: the name of the file that its answer is kept in. */
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
  const told = JSON.stringify([scope, pathname, params]);
  return { key: createHash('sha256').update(told).digest('hex').slice(0, 40), ref: searchParams.get('ref') };
}
