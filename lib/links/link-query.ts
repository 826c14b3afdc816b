/** Outcomes that a link's page can show. */
const OUTCOMES = ['done', 'later', 'gone', 'expired', 'invalid', 'unavailable'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Forms that are confirmed on the page of links, by the branches of their messages. */
export const CONFIRMED_HERE = ['newsletter', 'alert', 'jobs'] as const;
export type ConfirmedHere = (typeof CONFIRMED_HERE)[number];

type Query = Readonly<Record<string, unknown>>;

/** Parameters in the URL of a link's page: its token, the outcome after the button was pressed without JavaScript, the form. */
export function readLinkQuery({ t, outcome, form }: Query) {
  return {
    token: typeof t === 'string' ? t : '',
    outcome: OUTCOMES.find((each) => each === outcome) ?? null,
    form: CONFIRMED_HERE.find((each) => each === form) ?? null,
  };
}

/** The query of such a URL; values that are not text are omitted. */
export const linkQuery = (query: Query): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
