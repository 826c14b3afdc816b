import 'server-only';
import { NextRequest } from 'next/server';
import { handlers } from '@/auth';
import { env } from '../env';
import type { Market } from '../markets';
import { withoutBadCallback } from './callback-cookie';
import { withNotes } from './noted';

type Checked = {
  /** Whether the provider still knows the session, or has not been due to be asked. */
  isOpen: boolean;
  /** `Set-Cookie` lines: the session as it is now. */
  cookies: string[];
};

/** Looks at the session as `/api/auth/session` does, which asks the provider when the time has come. Only in route handlers. */
export async function checkedSession({ headers }: Request, market: Market): Promise<Checked> {
  const address = new URL('/api/auth/session', env()[market.siteUrlSetting]);
  const { response, isSame } = await withNotes(() =>
    handlers.GET(new NextRequest(address, { headers: withoutBadCallback(headers)?.headers ?? headers })),
  );
  const view: unknown = await response.json().catch(() => null);
  const isOpen = typeof view === 'object' && view !== null && 'user' in view && !('error' in view);
  return { isOpen, cookies: isSame ? [] : response.headers.getSetCookie() };
}
