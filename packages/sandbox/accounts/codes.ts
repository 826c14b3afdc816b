import { randomInt } from 'node:crypto';
import { type Attempts, createAttempts } from '../identity/attempts.ts';
import type { Entry } from '../identity/state.ts';
import type { Inbox } from '../mail/inbox.ts';
import { postLetter } from '../mail/letter.ts';
import { hashPassword, isPassword } from '../passwords.ts';
import type { Saved } from '../saved.ts';
import { type AccountWords, filled } from './messages.ts';

/** A code that was sent by e-mail: it proves that its reader owns the address. */
interface SentCode {
  email: string;
  hash: string;
  /** In milliseconds. */
  expires: number;
  wrong: number;
}

export interface AccountsState {
  entries: Record<string, Entry>;
  /** By the sign-in, or the customer's change of address, that waits for the code. */
  codes: Record<string, SentCode>;
}

export const emptyState = (): AccountsState => ({ entries: {}, codes: {} });

/** Why a code does not open anything: keys of the messages. */
type CodeProblem = 'codeInvalid' | 'codeWrong' | 'codeExpired' | 'codeSpent';

const LIFETIME_MS = 10 * 60_000;
const MOST_WRONG = 5;

interface CodesOptions {
  saved: Saved<AccountsState>;
  inbox: Inbox;
  clock: () => Date;
}

export interface Codes {
  /** The address that a code was sent to; null when none was. */
  emailOf(key: string): string | null;
  /** Sends a code; false when too many were sent to this address. */
  send(key: string, email: string, words: AccountWords, kind?: 'signIn' | 'change'): Promise<boolean>;
  /** Null when the code is right; it is then used up. */
  check(key: string, typed: string): CodeProblem | null;
  forget(key: string): void;
  clear(): void;
}

const SENDER = { name: 'Laboratoires Silène', address: 'compte@silene.example' };

/** Codes of six digits by e-mail: valid for ten minutes, for one use and five wrong attempts, ten in ten minutes per address. */
export function createCodes({ saved, inbox, clock }: CodesOptions): Codes {
  const sent: Attempts = createAttempts(clock);
  const now = () => clock().getTime();
  const find = (key: string) => (Object.hasOwn(saved.data.codes, key) ? saved.data.codes[key] : undefined);
  const codes: Codes = {
    emailOf: (key) => find(key)?.email ?? null,
    async send(key, email, words, kind = 'signIn') {
      if (!sent.begin(email)) return false;
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      for (const [other, { expires }] of Object.entries(saved.data.codes))
        if (expires + LIFETIME_MS < now()) delete saved.data.codes[other];
      saved.data.codes[key] = { email, hash: hashPassword(code), expires: now() + LIFETIME_MS, wrong: 0 };
      saved.save();
      const { subject, mail: text, subjectChange, mailChange } = words.own;
      const letter = kind === 'signIn' ? [subject, text] : [subjectChange, mailChange];
      const [title = '', body = ''] = letter.map((message) => filled(message, { code }));
      await postLetter(inbox, SENDER, { to: email, subject: title, text: body });
      return true;
    },
    check(key, typed) {
      const known = find(key);
      const code = typed.replace(/\s/g, '');
      if (!known || known.expires <= now()) return 'codeExpired';
      if (known.wrong >= MOST_WRONG) return 'codeSpent';
      if (!/^\d{6}$/.test(code)) return 'codeInvalid';
      if (isPassword(code, known.hash)) {
        codes.forget(key);
        return null;
      }
      known.wrong += 1;
      saved.save();
      return known.wrong >= MOST_WRONG ? 'codeSpent' : 'codeWrong';
    },
    forget(key) {
      delete saved.data.codes[key];
      saved.save();
    },
    clear: () => sent.clear(),
  };
  return codes;
}
