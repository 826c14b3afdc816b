import type { Content, Entry } from '../read.ts';

/**
 * One problem: its file, its languages, its field, and a message. `from`: the later day from which it is one; a warning
 * until then.
 */
export type Finding = { file: string; lang: string | null; where: string; sentence: string; from?: string };

/** The date that dates are compared with, `2026-11-20`. */
export type Today = string;

export type Rule = { name: string; find: (content: Content, today: Today) => Finding[] };

/** A finding in a document; no `where` when it is about the document itself. */
export const finding = ({ file, lang }: Entry, where: string, sentence: string): Finding => ({
  file,
  lang,
  where,
  sentence,
});

/** A rule that checks one document at a time. */
export const inEach =
  (find: (entry: Entry, content: Content, today: Today) => Finding[]): Rule['find'] =>
  (content, today) =>
    content.entries.flatMap((entry) => find(entry, content, today));
