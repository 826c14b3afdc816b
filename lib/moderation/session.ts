import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from '../platform/env';
import { isSame } from '../platform/secret';
import { deleteHostCookie, readHostCookie, writeHostCookie } from '../session/session';

const COOKIE = 'moderation';
const HOURS = 8;

/** With the token as the key: another OPS_TOKEN ends every session. */
const signature = (expires: string, token: string): string =>
  createHmac('sha256', `moderation:${token}`).update(expires).digest('base64url');

/** The value of the cookie; it holds the moment of its end, not the token. */
export const sessionValue = (token: string, now = Date.now()): string => {
  const expires = String(now + HOURS * 3_600_000);
  return `${expires}.${signature(expires, token)}`;
};

export function isSession(value: string | null, token: string | undefined, now = Date.now()): boolean {
  const [expires = '', signed = '', ...rest] = (value ?? '').split('.');
  if (!token || rest.length > 0 || !(Number(expires) > now)) return false;
  return isSame(signed, signature(expires, token));
}

/** Whether the visitor has typed the operator's token within the last eight hours. */
export const isModerator = async (): Promise<boolean> => isSession(await readHostCookie(COOKIE), env().OPS_TOKEN);

export const beginSession = (token: string): Promise<void> =>
  writeHostCookie(COOKIE, sessionValue(token), HOURS * 3_600);

export const endSession = (): Promise<void> => deleteHostCookie(COOKIE);
