import type { MalformedPost } from './malformed.ts';
import { type Outcome, sendRaw } from './send-raw.ts';

export type Sent = { index: number; kind: string; expected: MalformedPost['expected']; outcome: Outcome };

const AT_ONCE = 8;

/** Sends the posts in the order in which they are generated, a few in parallel. */
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

/** Unacceptable outcomes: a server error, no response at all, or a status other than the one that is certain beforehand. */
export const isFailure = ({ outcome, expected }: Sent): boolean =>
  outcome === 'silent' ||
  (typeof outcome === 'number' && outcome >= 500) ||
  (expected !== undefined && outcome !== expected);

export const describeSent = ({ index, kind, expected, outcome }: Sent): string =>
  `${index}: ${kind} → ${outcome}${expected === undefined ? '' : `, and it should be ${expected}`}`;
