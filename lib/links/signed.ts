import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '../platform/env';
import { absoluteUrl, pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import type { Locale } from '../platform/markets';
import { isSame, secretsIn } from '../platform/secret';
import { consume } from '../rate-limit/consume';
import { SMALL_CALLS } from '../rate-limit/limits';
import { visitorAddress } from '../session/request-market';

/** Purpose of a link in an email, or of a button on a page. A token of one purpose is invalid for any other. */
export const PURPOSES = [
  'newsletter-confirm',
  'newsletter-leave',
  'alert-confirm',
  'alert-leave',
  'jobs-confirm',
  'jobs-leave',
  'jobs-extend',
  'reminder-confirm',
  'reminder-leave',
  'submission-confirm',
  'submission-delete',
  'review-write',
  'review-leave',
] as const;

export type Purpose = (typeof PURPOSES)[number];
export type Link = { purpose: Purpose; id: string };
export type ReadLink = ({ valid: true } & Link) | { valid: false; reason: 'invalid' | 'expired' };

const signature = (text: string, secret: string): string =>
  createHmac('sha256', `link:${secret}`).update(text).digest('base64url');

const isPurpose = (text: string): text is Purpose => PURPOSES.includes(text as Purpose);

/** Creates a token for a link. @param expires milliseconds since 1970; the last moment at which it is valid. */
export function signLink({ purpose, id }: Link, expires: number, setting: string): string {
  const text = `${purpose}.${id}.${Math.floor(expires / 1000).toString(36)}`;
  return `${text}.${signature(text, secretsIn(setting)[0] ?? '')}`;
}

/** Reads a token. The signature is verified first: nothing is revealed about a token that is not ours. */
export function readLink(token: string, setting: string, now = Date.now()): ReadLink {
  const [purpose = '', id = '', expires = '', signed = '', ...rest] = token.slice(0, 500).split('.');
  const text = `${purpose}.${id}.${expires}`;
  const ours = secretsIn(setting).some((secret) => isSame(signed, signature(text, secret)));
  if (!ours || rest.length > 0 || !isPurpose(purpose)) return { valid: false, reason: 'invalid' };
  if (Number.parseInt(expires, 36) * 1000 < now) return { valid: false, reason: 'expired' };
  return { valid: true, purpose, id };
}

const DAY_MS = 86_400_000;

/** The URL in an email that leads to the page with the button. @param days validity */
export function linkUrl(locale: Locale, purpose: Purpose, id: string, days: number): string {
  const token = signLink({ purpose, id }, Date.now() + days * DAY_MS, env().FORMS_SECRET);
  return absoluteUrl(locale, pathFor(locale, '/your-request', { query: { t: token } }));
}

/** The URL that an email client posts to directly (RFC 8058): one click, no page. `l` is for one that opens it. */
export function oneClickUrl(locale: Locale, purpose: Purpose, id: string, days: number): string {
  const token = signLink({ purpose, id }, Date.now() + days * DAY_MS, env().FORMS_SECRET);
  return absoluteUrl(locale, `/api/leave?t=${token}&l=${locale}`);
}

/** What each purpose of a link does with its id. False: its subject does not exist any more. */
export type LinkActions = Readonly<
  Partial<Record<Purpose, (id: string) => Promise<boolean | 'later' | 'limitedToday'>>>
>;

export type LinkResult = {
  outcome: 'done' | 'later' | 'limitedToday' | 'gone' | 'expired' | 'invalid';
  purpose?: Purpose;
};
export type LinkState = LinkResult | { outcome: 'unavailable' };

/**
 * Executes the action of a link. `gone`: the link is valid, but its subject does not exist any more; `later`: it will
 * happen automatically, something else has to be finished first; `limitedToday`: the address gets no more emails today.
 * Throws the errors of the action.
 */
export async function runLink(token: string, actions: LinkActions): Promise<LinkResult> {
  const link = readLink(token, env().FORMS_SECRET);
  if (!link.valid) return { outcome: link.reason };
  const action = actions[link.purpose];
  if (!action) return { outcome: 'invalid' };
  const done = await action(link.id);
  if (typeof done === 'string') return { outcome: done, purpose: link.purpose };
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
const OUTCOMES = ['done', 'later', 'limitedToday', 'gone', 'expired', 'invalid', 'unavailable'] as const;
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
