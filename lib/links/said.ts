/** What a link's page can say of it. */
const OUTCOMES = ['done', 'later', 'gone', 'expired', 'invalid', 'unavailable'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Forms whose confirmation is on the page of links, by the branches of their messages. */
export const CONFIRMED_HERE = ['newsletter', 'alert'] as const;
export type ConfirmedHere = (typeof CONFIRMED_HERE)[number];

type Asked = Readonly<Record<string, unknown>>;

/** What the address of a link's page says: its token, the outcome when the button has been pressed without script, the form. */
export function readLinkQuery({ t, said, form }: Asked) {
  return {
    token: typeof t === 'string' ? t : '',
    said: OUTCOMES.find((outcome) => outcome === said) ?? null,
    form: CONFIRMED_HERE.find((each) => each === form) ?? null,
  };
}

/** The query of such an address; what is no text is left out. */
export const linkQuery = (asked: Asked): Record<string, string> =>
  Object.fromEntries(Object.entries(asked).filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
