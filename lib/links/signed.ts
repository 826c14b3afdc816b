import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '../platform/env';
import { isSame, secretsIn } from '../platform/http/secret.ts';
import { absoluteUrl, pathFor } from '../platform/i18n/navigation';
import type { Locale } from '../platform/markets';

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

/** The URL that an email client posts to directly (RFC 8058): one click, no page. */
export function oneClickUrl(locale: Locale, purpose: Purpose, id: string, days: number): string {
  const token = signLink({ purpose, id }, Date.now() + days * DAY_MS, env().FORMS_SECRET);
  return absoluteUrl(locale, `/api/leave?t=${token}`);
}
