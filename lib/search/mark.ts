import type { Marked } from './types.ts';
import { type Token, tokensOf } from './words.ts';

/** Whether a folded word is one of those that met the query. */
export type IsHit = (word: string) => boolean;

/** Characters of an excerpt, and how many of them come before the first word that is marked. */
const LONGEST = 200;
const BEFORE = 60;

/** A text in pieces, neighbours of one sort joined; whole and unmarked where nothing is met. */
export function marked(text: string, isHit: IsHit): Marked {
  const pieces: { text: string; hit: boolean }[] = [];
  let end = 0;
  for (const { word, written, start } of tokensOf(text)) {
    if (!isHit(word)) continue;
    if (start > end) pieces.push({ text: text.slice(end, start), hit: false });
    pieces.push({ text: written, hit: true });
    end = start + written.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), hit: false });
  return pieces;
}

/** Of all places of LONGEST characters the first with the most different words that are met. */
function bestPlace(tokens: readonly Token[], isHit: IsHit): number | null {
  const hits = tokens.filter(({ word }) => isHit(word));
  let best = { start: -1, words: 0 };
  hits.forEach(({ start }, first) => {
    const inside = hits.slice(first).filter((hit) => hit.start + hit.written.length - start <= LONGEST - BEFORE);
    const words = new Set(inside.map(({ word }) => word)).size;
    if (words > best.words) best = { start, words };
  });
  return best.words > 0 ? best.start : null;
}

/** Where an excerpt begins: with its sentence if that is near, else with a word. */
function beginning(text: string, hit: number): number {
  const from = Math.max(0, hit - BEFORE);
  if (from === 0) return 0;
  const before = text.slice(from, hit);
  const sentence = [...before.matchAll(/[.!?…·]\s+/g)].at(-1);
  if (sentence) return from + sentence.index + sentence[0].length;
  return from + (before.match(/^[\S\u00a0]*[^\S\u00a0]+/)?.[0].length ?? 0);
}

function cut(text: string, start: number): string {
  const rest = text.slice(start);
  const whole = rest.length <= LONGEST ? rest : `${rest.slice(0, LONGEST).replace(/[\s,;:]+\S*$/, '')} …`;
  return start > 0 && !/[.!?…·]\s+$/.test(text.slice(0, start)) ? `… ${whole}` : whole;
}

/** The place of a text where the query is met best, marked; null where it is not met at all. */
export function excerptOf(text: string, isHit: IsHit): Marked | null {
  const hit = bestPlace(tokensOf(text), isHit);
  return hit === null ? null : marked(cut(text, beginning(text, hit)), isHit);
}
