import 'server-only';
import { createHash } from 'node:crypto';
import type { Values } from './values';

/** Hidden fields of the account's forms: whose page it was, and what stood in the form when it was shown. */
export const MARKS = { who: 'who', seen: 'seen' } as const;

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Which customer a form was shown to, saying nothing of them: another one may have signed in since in another tab. */
export const whoOf = ({ id }: { id: string }): string => short(`who:${id}`);

/** What a form showed, saying nothing of it: whoever changed it elsewhere since is not overwritten without a word. */
export const seenOf = (values: Values): string =>
  short(JSON.stringify(Object.entries(values).sort(([a], [b]) => a.localeCompare(b))));
