import type { Entry } from './inbox.ts';
import { type Message, parseMessage } from './message.ts';

export interface Search {
  /** Part of a recipient's address. */
  to?: string | null;
  /** Text in the subject, the sender or the body. */
  q?: string | null;
  limit?: number;
}

const wordsOf = ({ subject, from, text, html }: Message): string =>
  [subject, from, text ?? html?.replace(/<[^>]*>/g, ' ') ?? ''].join(' ').toLowerCase();

/** Searches messages by text, which is read on first use. */
export function createSearch(readRaw: (id: string) => Promise<Buffer>) {
  const words = new Map<string, string>();

  async function searchable(id: string): Promise<string> {
    const known = words.get(id);
    if (known !== undefined) return known;
    const text = await readRaw(id)
      .then(parseMessage)
      .then(wordsOf, () => '');
    words.set(id, text);
    return text;
  }

  return {
    /** The matching entries, in their order. */
    async of(entries: Entry[], { to, q, limit = entries.length }: Search): Promise<Entry[]> {
      const address = to?.trim().toLowerCase();
      const sought = q?.trim().toLowerCase();
      const found: Entry[] = [];
      for (const entry of entries) {
        if (found.length >= limit) break;
        if (address && !entry.to.some((one) => one.toLowerCase().includes(address))) continue;
        if (sought && !(await searchable(entry.id)).includes(sought)) continue;
        found.push(entry);
      }
      return found;
    },
    forget: (id: string) => words.delete(id),
  };
}
