import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { deleteHostCookie, readHostCookie, writeHostCookie } from '../session/session';
import { type CustomerAnswer, isOutcome, type Place, type SavedOutcome, VISITOR } from './form-state';
import type { Values } from './values';

/** Hidden fields of the account forms: whose page it was, and a snapshot of the values that the form showed. */
export const MARKS = { who: 'who', snapshot: 'snapshot' } as const;

const short = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

/** Opaque hash of the customer a form was shown to: another customer may have signed in since in another tab. */
export const whoOf = ({ id }: { id: string }): string => short(`who:${id}`);

/** Opaque hash of the values a form showed: changes made elsewhere since must not be overwritten silently. */
export const formSnapshot = (values: Values): string =>
  short(JSON.stringify(Object.entries(values).sort(([a], [b]) => a.localeCompare(b))));

/** Carries what was typed without JavaScript across the redirect to the page: personal data must never appear in a URL. */
const COOKIE = 'account-form';
const SECONDS = 5 * 60;
/** Browsers drop a cookie of more than 4096 bytes, name and attributes included. */
const LONGEST = 3_800;

const lists = z.record(z.string(), z.array(z.string()));
/** Visitors can change the cookie: it is only used as text for form fields. */
const draftSchema = z.object({
  who: z.string(),
  place: z.string(),
  status: z.enum(['error', 'confirm']),
  problem: z.object({ code: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) }).optional(),
  typed: z.record(z.string(), z.string()),
  errors: lists,
});
export type FormDraft = z.infer<typeof draftSchema>;

const encoded = (drafts: readonly FormDraft[]): string => Buffer.from(JSON.stringify(drafts)).toString('base64url');

const withoutTyped = (draft: FormDraft): FormDraft => ({ ...draft, typed: {} });

/** Value of the cookie. When it would be too long, typed values are dropped, the last draft's first, so that the rest fits. */
export function draftsText(drafts: readonly FormDraft[]): string {
  const cut = [drafts, [...drafts.slice(0, -1), ...drafts.slice(-1).map(withoutTyped)]].map(encoded);
  return cut.find(({ length }) => length <= LONGEST) ?? encoded(drafts.map(withoutTyped));
}

export function draftsIn(text: string | null | undefined): FormDraft[] {
  if (!text) return [];
  try {
    return z.array(draftSchema).parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
  } catch {
    return [];
  }
}

/** The responses that pages have yet to show: of a form of the account, and of the login page that came in between. */
export const readDrafts = async (): Promise<FormDraft[]> => draftsIn(await readHostCookie(COOKIE));

type Unfinished = Exclude<CustomerAnswer, { status: 'done' }>;

/** The login page must not lose what was typed in the account: signing in again is how a customer gets back to it. */
const besideLogin = async (): Promise<FormDraft[]> => (await readDrafts()).filter(({ who }) => who !== VISITOR);

/** Only in actions. @param who the customer whose page it was posted from: nobody else may see it; or `VISITOR` */
export async function saveDraft(answer: Unfinished, place: Place, who: string): Promise<void> {
  const { initialValue, error } = answer.result;
  const typed = Object.entries(initialValue ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const draft: FormDraft = {
    who,
    place,
    status: answer.status,
    typed: Object.fromEntries(typed),
    errors: Object.fromEntries(Object.entries(error ?? {}).map(([name, list]) => [name, list ?? []])),
    ...(answer.status === 'error' &&
      answer.problem && { problem: { ...answer.problem, values: { ...answer.problem.values } } }),
  };
  await writeDrafts([...(who === VISITOR ? await besideLogin() : []), draft]);
}

const writeDrafts = (drafts: readonly FormDraft[]): Promise<void> =>
  drafts.length > 0 ? writeHostCookie(COOKIE, draftsText(drafts), SECONDS) : deleteHostCookie(COOKIE);

/** Only in actions. */
export const dropDrafts = (): Promise<void> => writeDrafts([]);

/** Only in actions: the draft of the login page. */
export const dropLoginDraft = async (): Promise<void> => writeDrafts(await besideLogin());

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What the account information page shows besides the customer. */
export type SavedQuery = {
  /** Success message after a submission without JavaScript. */
  outcome: SavedOutcome | null;
  /** The form whose result is shown, after a submission without JavaScript or before the visitor had to sign in again. */
  place: string | null;
  answer: Exclude<CustomerAnswer, { status: 'done' }> | null;
  /** The number of the address that is being edited, or `new`. */
  address: string | null;
};

const textOf = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** Query of the page after a submission without JavaScript: it contains no personal data. */
export const savedQuery = (answer: CustomerAnswer, place: string): Record<string, string> =>
  answer.status === 'done' ? { outcome: answer.outcome } : { outcome: answer.status, form: place };

/** The part of the page's query that says which form is open, so that it can be restored. */
export const restoreQuery = (query: Query): Record<string, string> =>
  Object.fromEntries(
    ['outcome', 'form', 'address'].flatMap((name) => {
      const text = textOf(query[name]);
      return text === null ? [] : [[name, text]];
    }),
  );

/** Whether a query is that of the page after the submission that a draft was kept of. */
const isDraftOf = (query: Query, { status, place }: FormDraft): boolean =>
  status === textOf(query.outcome) && place === textOf(query.form);

/** Whether what was typed in the form of a query is in a draft: a password never is, nor what is too long for the cookie. */
export const isTypedKept = (query: Query, drafts: readonly FormDraft[]): boolean =>
  drafts.some((draft) => isDraftOf(query, draft) && Object.keys(draft.typed).length > 0);

/**
 * Combines the page's query with the drafts from the cookie. Anyone can write a query, so it only decides which form is
 * open. What another customer typed is not shown.
 */
export function readSavedQuery(query: Query, drafts: readonly FormDraft[], who: string): SavedQuery {
  const outcome = textOf(query.outcome);
  const form = textOf(query.form);
  const own = drafts.find((draft) => draft.who === who) ?? null;
  const matches = own && isDraftOf(query, own);
  const shown = matches || own?.problem?.code === 'signedOut' ? own : null;
  const lost = !shown && outcome === 'error' ? form : null;
  const place = shown?.place ?? lost;
  return {
    outcome: isOutcome(outcome) ? outcome : null,
    place,
    answer: shown
      ? answerOf(shown)
      : lost
        ? { status: 'error', result: {}, problem: { code: 'lost', values: {} } }
        : null,
    address: place?.startsWith('address-') ? place.slice('address-'.length) : textOf(query.address),
  };
}

function answerOf({ status, problem, typed, errors }: FormDraft): NonNullable<SavedQuery['answer']> {
  const result = { status: 'error', initialValue: typed, error: errors } as const;
  return status === 'confirm' ? { status, result } : { status, result, ...(problem && { problem }) };
}
