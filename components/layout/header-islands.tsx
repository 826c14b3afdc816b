'use client';
import { usePathname, useSelectedLayoutSegments } from 'next/navigation';
import { type ComponentProps, type ReactNode, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { sectionClass } from '@/components/theme/section';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import type { PictureSource } from '@/components/ui/picture';
import { showToast } from '@/components/ui/toast';
import { trackAccount } from '@/lib/analytics/track';
import { eventOf } from '@/lib/session/cookies';
import { currentMark, isBeingLeft, noteMark, onRestored, onSignOutElsewhere, useMark } from '@/lib/session/mark-store';
import { hasRestartedSignIn, hasTyping, watchTyping } from '@/lib/session/sign-in-restart';
import type { SessionStatus } from '@/lib/sign-in/watch';
import * as css from './frame.css';
import { ToolLink } from './header-links';

export type LinkItem = { href: string; text: string; current?: boolean };
export type Shelf = { title: string; href?: string | null; links: readonly LinkItem[] };
export type MenuPromo = { href: string; title: string; text: string; image?: PictureSource; background?: string };

/** The pages for which a navigation entry is marked as current, by their internal paths. */
export type Section = {
  /** "health/sommeil": that page and those below it; null for a URL outside the site's routes. */
  section?: string | null;
  /** Subsections that have an entry of their own. */
  except?: readonly string[];
};

/** An entry of the main navigation; with shelves it opens the mega menu, and `href` is its target on a phone. */
export type NavEntry = LinkItem & Section & { shelves?: readonly Shelf[]; promo?: MenuPromo };

export type MarketNames = {
  /** "FR", shown beside the globe. */
  code: string;
  /** "France, français", on the button of the phone menu. */
  name: string;
  /** "FR, France en français. Changer de pays ou de langue". */
  label: string;
};

export type HeaderWords = {
  home: string;
  name: string;
  navigation: string;
  menu: string;
  openMenu: string;
  closeMenu: string;
  /** "Tout voir", before the name of a shelf. */
  all: string;
};

/** A page with a selection in the query has a separate internal path. */
const SELECTED = /^query\//;

/** Whether the page is in a section. Compares internal segments: the browser's path is not the rendered one. */
function useIsIn({ section, except = [] }: Section): boolean {
  const segments = useSelectedLayoutSegments();
  const page = segments
    .filter((segment) => !segment.startsWith('('))
    .join('/')
    .replace(SELECTED, '');
  const isIn = (each: string) => page === each || page.startsWith(`${each}/`);
  return !!section && isIn(section) && !except.some(isIn);
}

/** An entry of the navigation, marked as current on the pages of its section. */
export function NavLink({ section, except, ...link }: ComponentProps<typeof Link> & Section) {
  return <Link {...link} aria-current={useIsIn({ section, except }) || undefined} />;
}

type Props = Section & { label: string; buttonClass: string; children: ReactNode };

/** A native popover: the platform provides Escape, light dismiss and focus restoration, with or without JavaScript. */
export function MegaMenu({ label, buttonClass, children, ...section }: Props) {
  const id = useId();
  const current = useIsIn(section);
  const [open, setOpen] = useState(false);
  // It opens without JavaScript: no event reports a change before hydration.
  useEffect(() => {
    // A browser without popovers does not know the selector either, and throws.
    if ('popover' in HTMLElement.prototype) setOpen(document.getElementById(id)?.matches(':popover-open') ?? false);
  }, [id]);
  const place = ({ currentTarget }: ToggleEvent<HTMLDivElement>) => {
    if (CSS.supports('anchor-name: --a')) return;
    const bottom = currentTarget.closest('header')?.getBoundingClientRect().bottom;
    currentTarget.style.insetBlockStart = `${bottom}px`;
  };
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        aria-current={current || undefined}
      >
        {label}
        <Icon name="chevron" className={css.chevron} />
      </button>
      <div
        id={id}
        popover="auto"
        className={cx(sectionClass('White'), css.panel)}
        onBeforeToggle={place}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </>
  );
}

type AccountLinkWords = { signIn: string; account: string; expired: string; signInAgain: string };
type AccountLinkProps = {
  href: string;
  /** Path of the login page: there no login starts automatically. */
  loginPath: string;
  words: AccountLinkWords;
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
export function AccountLinkClient({ href, loginPath, words }: AccountLinkProps) {
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
          if (isToWait) showToast({ text: expired, link: { href: login(), text: signInAgain }, isPersistent: true });
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
