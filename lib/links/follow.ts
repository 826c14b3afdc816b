import 'server-only';
import { env } from '../platform/env';
import { logError } from '../platform/log/log';
import { consume } from '../rate-limit/consume';
import { SMALL_CALLS } from '../rate-limit/limits';
import { visitorAddress } from '../session/request-market';
import { type Purpose, readLink } from './signed';

/** What each purpose of a link does with its id. False: its subject does not exist any more. */
export type LinkActions = Readonly<Partial<Record<Purpose, (id: string) => Promise<boolean | 'later'>>>>;

export type LinkResult = { outcome: 'done' | 'later' | 'gone' | 'expired' | 'invalid'; purpose?: Purpose };
export type LinkState = LinkResult | { outcome: 'unavailable' };

/**
 * Executes the action of a link. `gone`: the link is valid, but its subject does not exist any more; `later`: it will
 * happen automatically, something else has to be finished first. Throws the errors of the action.
 */
export async function runLink(token: string, actions: LinkActions): Promise<LinkResult> {
  const link = readLink(token, env().FORMS_SECRET);
  if (!link.valid) return { outcome: link.reason };
  const action = actions[link.purpose];
  if (!action) return { outcome: 'invalid' };
  const done = await action(link.id);
  if (done === 'later') return { outcome: done, purpose: link.purpose };
  return { outcome: done ? 'done' : 'gone', purpose: link.purpose };
}

/** The same for a visitor's request, with a rate limit per IP address. Never throws. */
export async function runLinkForVisitor(token: string, actions: LinkActions): Promise<LinkState> {
  try {
    await consume('links', SMALL_CALLS, await visitorAddress());
    return await runLink(token, actions);
  } catch (error) {
    logError('links', error);
    return { outcome: 'unavailable' };
  }
}

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
