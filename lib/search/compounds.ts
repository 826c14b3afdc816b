const SHORTEST_HEAD = 3;
const SHORTEST_TAIL = 4;
/** What Dutch puts between the parts. */
const LINKS = ['', 's', 'e', 'en', 'n'];

/**
 * The two parts of a Dutch compound, where both are words by themselves: "kruidenthee" of "kruiden" and "thee". Null for a word
 * that is none. Where there are several ways, the one with the longest end.
 */
export function partsOf(word: string, isWord: (part: string) => boolean): [head: string, tail: string] | null {
  for (let cut = SHORTEST_HEAD; cut <= word.length - SHORTEST_TAIL; cut++) {
    const tail = word.slice(cut);
    if (!isWord(tail)) continue;
    const before = word.slice(0, cut);
    const link = LINKS.find((each) => before.endsWith(each) && isHead(before.slice(0, cut - each.length), isWord));
    if (link !== undefined) return [before.slice(0, cut - link.length), tail];
  }
  return null;
}

/** The longest word that an unknown compound begins with: "slaap" for "slaapstoornissen". */
export function headOf(word: string, isWord: (part: string) => boolean): string | null {
  for (let end = word.length - 1; end >= SHORTEST_TAIL; end--)
    if (isWord(word.slice(0, end))) return word.slice(0, end);
  return null;
}

const isHead = (part: string, isWord: (part: string) => boolean): boolean =>
  part.length >= SHORTEST_HEAD && isWord(part);
