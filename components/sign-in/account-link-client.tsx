'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ToolLink } from '@/components/layout/tool-link';
import { showToast } from '@/components/ui/toast';
import { trackAccount } from '@/lib/analytics/track';
import { eventOf } from '@/lib/session/cookies';
import { currentMark, isBeingLeft, noteMark, onRestored, onSignOutElsewhere, useMark } from '@/lib/session/mark-store';
import { hasRestartedSignIn, hasTyping, watchTyping } from '@/lib/session/sign-in-restart';
import type { SessionStatus } from '@/lib/sign-in/watch';

type Words = { signIn: string; account: string; expired: string; signInAgain: string };
type Props = {
  href: string;
  /** Path of the login page: there no login starts automatically. */
  loginPath: string;
  words: Words;
};

/** A page is reloaded only once: changes detected within this time are ignored. */
const LEAVING_MS = 15_000;
let leftAt = Number.NEGATIVE_INFINITY;

function isBelow(root: string): boolean {
  const { pathname } = window.location;
  return pathname === root || pathname.startsWith(`${root}/`);
}

function signedOutElsewhere(root: string): void {
  // Imported on demand: every page has this link.
  void import('@/lib/cart/client').then(({ cartDisowned }) => cartDisowned());
  reloadBelow(root);
}

/**
 * Personal data on a page of the account must not stay on the screen after the customer changed. A sign-out on this page
 * already navigates, through the provider's logout, and a reload would end that.
 */
function reloadBelow(root: string): void {
  if (performance.now() - leftAt < LEAVING_MS || !isBelow(root) || isBeingLeft()) return;
  leftAt = performance.now();
  window.location.reload();
}

/** The account link in the header; when the visitor may be signed in, it also watches the session. */
export function AccountLinkClient({ href, loginPath, words }: Props) {
  const mark = useMark();
  // The link persists while pages change, and the session is rechecked on each page.
  const page = usePathname();
  const mayBeSignedIn = mark !== null;
  const [status, setStatus] = useState<SessionStatus>('loading');
  // Until the session has been read, the mark is the best estimate.
  const isSignedIn = status === 'loading' ? mayBeSignedIn : status === 'authenticated';
  const { expired, signInAgain } = words;
  const before = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mark` says when to look; while a page is hydrated it is none.
  useEffect(() => {
    const now = currentMark();
    if (noteMark(now) && now) trackAccount(eventOf(now));
    // This tab may see that the mark is gone before it is notified, and then no notification follows.
    if (before.current !== null && now === null) signedOutElsewhere(href);
    before.current = now;
  }, [mark, href]);
  useEffect(() => watchTyping(document), []);
  // The watch below ends with the mark, before it could receive that notification.
  useEffect(() => onSignOutElsewhere(() => signedOutElsewhere(href)), [href]);
  useEffect(
    () =>
      onRestored(() => {
        leftAt = Number.NEGATIVE_INFINITY;
        // A sign-out on this page may have been noted before it was left.
        if (currentMark() === null) reloadBelow(href);
      }),
    [href],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `page` above
  useEffect(() => {
    // Another tab may have signed out before this one could be notified: the data of an account is then already here.
    if (!mayBeSignedIn && !isBelow(href)) return;
    const here = () => window.location.pathname + window.location.search;
    const login = () => `/auth/login?to=${encodeURIComponent(here())}`;
    let stop: (() => void) | undefined;
    let left = false;
    void import('@/lib/sign-in/watch').then(({ watchSession }) => {
      if (left) return;
      stop = watchSession({
        status: setStatus,
        expired() {
          if (window.location.pathname === loginPath) return;
          // Do not interrupt typing, nor who has just left the login: it then waits for a click.
          const isToWait = hasTyping(document) || hasRestartedSignIn(Date.now());
          if (isToWait) showToast({ text: expired, link: { href: login(), text: signInAgain } });
          else window.location.assign(login());
        },
        changed: () => reloadBelow(href),
      });
    });
    return () => {
      left = true;
      stop?.();
      setStatus('loading');
    };
  }, [mayBeSignedIn, page, href, loginPath, expired, signInAgain]);
  return (
    <ToolLink wideOnly href={href} icon="account" label={isSignedIn ? words.account : words.signIn} prefetch={false} />
  );
}
