import type { Env } from '../../../../lib/platform/env.ts';
import { askAdmin } from '../doctor/ask-shop.ts';

/** Something that the shop needs: whether it is there, and how it is created. */
export type Item = {
  name: string;
  state: 'right' | 'missing' | 'differs' | 'unknown';
  /** The site works without it while it has access to the Admin API. */
  optional?: true;
  /** What differs, or why it is unknown. */
  says?: string;
  /** How to fix by hand what differs or is unknown. */
  todo?: string;
  /** Creates what is missing. Resolves with the reasons why the shop refused. */
  create: () => Promise<string[]>;
};

type UserError = { field: string[] | null; message: string; code?: string | null };
type Payload = { userErrors: UserError[] } | null;

/** The words of an error of the Admin API; a missing scope is named. */
export const inWords = (error: string, scope: string): string =>
  error === 'ACCESS_DENIED' ? `the app lacks the scope ${scope}` : error;

/** Sends a mutation of the Admin API. Resolves with the reasons why the shop refused; none when it was carried out. */
export async function change(
  env: Env,
  { mutation, variables, scope }: { mutation: string; variables: object; scope: string },
): Promise<string[]> {
  const { data, errors, status } = await askAdmin<Record<string, Payload>>(env, mutation, variables);
  if (errors.length > 0) return errors.map((error) => inWords(error, scope));
  const payload = data && Object.values(data)[0];
  if (!payload) return [`the Admin API answers ${status}`];
  return payload.userErrors.map(({ message, code }) => (code ? `${message} (${code})` : message));
}

const line = (word: string, { name, says, todo }: Pick<Item, 'name' | 'says' | 'todo'>): string =>
  `${word.padEnd(9)}${name}${says ? `: ${says}` : ''}${todo ? `. To do: ${todo}` : ''}`;

/**
 * Prints each item, and creates what is missing, one after the other; with `isDry` it creates nothing. Resolves with false
 * when something still differs, is unknown or was refused.
 */
export async function createMissing(
  items: readonly Item[],
  isDry: boolean,
  print: (text: string) => void,
): Promise<boolean> {
  let created = 0;
  let refused = 0;
  for (const item of items) {
    if (item.state !== 'missing' || isDry) {
      print(line(item.state, item));
      continue;
    }
    const errors = await item.create();
    if (errors.length === 0) created += 1;
    else refused += 1;
    print(errors.length === 0 ? line('created', item) : line('refused', { ...item, says: errors.join('; ') }));
  }
  const count = (state: Item['state']): number => items.filter((item) => item.state === state).length;
  const open = count('differs') + count('unknown') + refused;
  const right = count('right');
  if (isDry) print(`Nothing was changed: ${right} right, ${count('missing')} missing, ${open} to settle by hand.`);
  else print(`${right} were right, ${created} created, ${open} to settle by hand.`);
  return open === 0;
}
