'use client';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { ToolLink } from '@/components/layout/tool-link';
import { showToast } from '@/components/ui/toast';
import { trackAccount } from '@/lib/analytics/shop';
import type { SessionStatus } from '@/lib/session/client';
import { currentMark, noteMark, onSignOutElsewhere, useMark } from '@/lib/session/mark-store';
import { eventOf } from '@/lib/session/signed-in';
import { hasTyping } from '@/lib/session/start-again';

type Words = { signIn: string; account: string; expired: string; again: string };
type Props = {
  href: string;
  /** Path of the login page: there no login starts by itself. */
  loginPath: string;
  words: Words;
};

/** Who signs out in this tab is led on by that, and a page is loaded anew once: what is noticed meanwhile would come in between. */
const LEAVING_MS = 15_000;
let leftAt = Number.NEGATIVE_INFINITY;

function noteLeaving({ target }: Event): void {
  if (target instanceof HTMLFormElement && target.dataset.signsOut !== undefined) leftAt = performance.now();
}

function isBelow(root: string): boolean {
  const { pathname } = window.location;
  return pathname === root || pathname.startsWith(`${root}/`);
}

/** Another tab has signed out. */
function signedOutElsewhere(root: string): void {
  // Fetched when it is wanted: every page has this link.
  void import('@/lib/cart/client').then(({ cartDisowned }) => cartDisowned());
  reloadBelow(root);
}

/** The data on a page of the account is not to stay on the screen of somebody else. */
function reloadBelow(root: string): void {
  if (performance.now() - leftAt < LEAVING_MS || !isBelow(root)) return;
  leftAt = performance.now();
  window.location.reload();
}

/** The account in the header; where somebody may be signed in, also the eye that is kept on the session. */
export function AccountLinkClient({ href, loginPath, words }: Props) {
  const mark = useMark();
  // The link stays while pages change, and each way into the account is looked at.
  const page = usePathname();
  const mayBeSignedIn = mark !== null;
  const [status, setStatus] = useState<SessionStatus>('loading');
  // Until the session has been read, the mark says what is likely.
  const isSignedIn = status === 'loading' ? mayBeSignedIn : status === 'authenticated';
  const { expired, again } = words;
  const before = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `mark` says when to look; while a page is hydrated it is none.
  useEffect(() => {
    const now = currentMark();
    if (noteMark(now) && now) trackAccount(eventOf(now));
    // This tab may see that the mark is gone before it hears of it, and no tab tells it then.
    if (before.current !== null && now === null) signedOutElsewhere(href);
    before.current = now;
  }, [mark, href]);
  useEffect(() => {
    document.addEventListener('submit', noteLeaving, true);
    return () => document.removeEventListener('submit', noteLeaving, true);
  }, []);
  // The watch below ends with the mark, before it could hear of that.
  useEffect(() => onSignOutElsewhere(() => signedOutElsewhere(href)), [href]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see `page` above
  useEffect(() => {
    // Another tab may have signed out before this one could hear of it: the data of an account is then already here.
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
          // What is being written comes first: the login waits for a click then.
          if (hasTyping(document)) showToast({ text: expired, link: { href: login(), text: again } });
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
  }, [mayBeSignedIn, page, href, loginPath, expired, again]);
  return (
    <ToolLink wideOnly href={href} icon="account" label={isSignedIn ? words.account : words.signIn} prefetch={false} />
  );
}
