import { createHash } from 'node:crypto';
import type { Cart, CartWarning, CodeNews } from '../services/shopify/types.ts';
import { isSame, names } from './reason.ts';

type Change = {
  /** Fingerprints of the warnings that the previous change returned. */
  previous: readonly string[];
  /** The service's warnings about codes, as the present change returned them. */
  warnings: readonly CartWarning[];
  codes: Cart['discountCodes'];
  /** The codes that the present change is about. */
  touched: readonly string[];
};

type Told = {
  /** About the touched codes, whether new or not: the answer to the change. */
  subject: CodeNews[];
  /** About other codes: only what the previous change did not return. */
  news: CodeNews[];
  /** The fingerprints to keep for the next change. */
  known: string[];
};

/** A warning without its contents: it is kept in the visitor's browser, where no code and no reason needs to be legible. */
export const fingerprint = ({ code, about }: CodeNews): string =>
  createHash('sha256')
    .update(`${code} ${about?.toLowerCase() ?? ''}`)
    .digest('hex')
    .slice(0, 12);

/**
 * What is said about the codes of a cart after a change. The service repeats its warnings with every change while a code
 * stays: each is said once, when it is new, and whenever its code is what the change is about.
 */
export function codeNews({ previous, warnings, codes, touched }: Change): Told {
  const waiting = codes.filter(({ applicable }) => !applicable).map(({ code }) => code);
  const namedIn = ({ message }: CartWarning) => waiting.find((code) => names(message, code.toLowerCase())) ?? null;
  const named = new Set(warnings.map(namedIn));
  const unnamed = waiting.filter((code) => !named.has(code));
  const about = (warning: CartWarning) => namedIn(warning) ?? (unnamed.length === 1 ? (unnamed[0] ?? null) : null);
  const all = new Map(
    warnings.map((warning) => {
      const told: CodeNews = { code: warning.code, about: about(warning) };
      return [fingerprint(told), told] as const;
    }),
  );
  const isSubject = (told: CodeNews): boolean =>
    touched.some((code) => (told.about === null ? unnamed : [told.about]).some((each) => isSame(each, code)));
  const isNew = ([print, told]: [string, CodeNews]): boolean => !isSubject(told) && !previous.includes(print);
  return {
    subject: [...all.values()].filter(isSubject),
    news: [...all].filter(isNew).map(([, told]) => told),
    known: [...all.keys()],
  };
}
