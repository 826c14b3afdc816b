import type { MalformedPost } from './malformed.ts';
import { type Outcome, sendRaw } from './send-raw.ts';

export type Sent = { index: number; kind: string; expected: MalformedPost['expected']; outcome: Outcome };

const AT_ONCE = 8;

/** Sends the posts, a few at once, in the order in which they are made. */
export async function sendAll(posts: Iterable<MalformedPost>, port: number): Promise<Sent[]> {
  const all: Sent[] = [];
  const left = posts[Symbol.iterator]();
  let index = 0;
  const sendNext = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) {
      const at = index++;
      const { kind, expected } = next.value;
      all.push({ index: at, kind, expected, outcome: await sendRaw(next.value, port) });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sendNext));
  return all.sort((one, other) => one.index - other.index);
}

/** What must not happen: an error of the server, no answer at all, or another status than is certain beforehand. */
export const isFailure = ({ outcome, expected }: Sent): boolean =>
  outcome === 'silent' ||
  (typeof outcome === 'number' && outcome >= 500) ||
  (expected !== undefined && outcome !== expected);

export const describeSent = ({ index, kind, expected, outcome }: Sent): string =>
  `${index}: ${kind} → ${outcome}${expected === undefined ? '' : `, and it should be ${expected}`}`;
