import type { FormDraft } from './form-draft.ts';
import { type CustomerAnswer, isOutcome, type SavedOutcome } from './form-state.ts';

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

/**
 * Combines the page's query with the draft from the cookie. Anyone can write a query, so it only decides which form is
 * open. What another customer typed is not shown.
 */
export function readSavedQuery(query: Query, draft: FormDraft | null, who: string): SavedQuery {
  const outcome = textOf(query.outcome);
  const form = textOf(query.form);
  const own = draft?.who === who ? draft : null;
  const matches = own && own.status === outcome && own.place === form;
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
