import type { FormDraft } from './form-draft.ts';
import { type CustomerAnswer, isSaid, type Said } from './form-state.ts';

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** What the page of information shows besides the customer. */
export type SavedQuery = {
  /** What was done without script. */
  said: Said | null;
  /** Of the form named by `place`, what it answered without script, or before the visitor had to sign in again. */
  place: string | null;
  answer: Exclude<CustomerAnswer, { status: 'done' }> | null;
  /** The number of the address that is being changed, or `new`. */
  address: string | null;
};

const textOf = (value: string | string[] | undefined): string | null => (typeof value === 'string' ? value : null);

/** The address of such a page without script: nothing in it is personal. */
export const savedQuery = (answer: CustomerAnswer, place: string): Record<string, string> =>
  answer.status === 'done' ? { said: answer.said } : { said: answer.status, form: place };

/** Of the page's query what says which form is open, to come back to it. */
export const keptQuery = (query: Query): Record<string, string> =>
  Object.fromEntries(
    ['said', 'form', 'address'].flatMap((name) => {
      const text = textOf(query[name]);
      return text === null ? [] : [[name, text]];
    }),
  );

/**
 * Reads the page's query with what the browser kept. The query is anybody's: it is believed in nothing but which form is
 * open. What another customer typed is not shown.
 */
export function askedOf(query: Query, kept: FormDraft | null, who: string): SavedQuery {
  const said = textOf(query.said);
  const form = textOf(query.form);
  const own = kept?.who === who ? kept : null;
  const matches = own && own.status === said && own.place === form;
  const shown = matches || own?.problem?.code === 'signedOut' ? own : null;
  const lost = !shown && said === 'error' ? form : null;
  const place = shown?.place ?? lost;
  return {
    said: isSaid(said) ? said : null,
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
