'use client';
import { useEffect, useState } from 'react';
import { ToolLink } from '@/components/layout/tool-link';
import { RetryNotice } from '@/components/ui/answer-notice';
import { cartDrawerId, openInPlace } from '@/components/ui/element-ids';
import { useLazyLoad } from '@/components/ui/hooks';
import { VisuallyHidden } from '@/components/ui/icon';
import { Loading } from '@/components/ui/status';
import { readCookies, useSiteData } from '@/lib/platform/browser/site-data';
import { type Language, type Locale, MARKETS } from '@/lib/platform/markets';
import { countIn, isUnsureIn } from '@/lib/session/cookies';

type Labels = {
  /** Before the cookie is read: nobody is told that a full cart is empty. */
  unknown: string;
  empty: string;
  one: string;
  /** Formatted for 2; the number is replaced. */
  many: string;
};

function labelFor(count: number | null, { unknown, empty, one, many }: Labels): string {
  if (count === null) return unknown;
  return count === 0 ? empty : count === 1 ? one : many.replace('2', String(count));
}

/** Number of articles in the cart, from the cookie that every cart action sets; null in prerendered markup. */
export const useCartCount = (): number | null => useSiteData<number | null>(() => countIn(readCookies()), null);

const open = openInPlace(cartDrawerId);

export function BagLink({ href, labels }: { href: string; labels: Labels }) {
  const count = useCartCount();
  return (
    <ToolLink
      href={href}
      icon="bag"
      label={labelFor(count, labels)}
      count={count ?? 0}
      onClick={open}
      prefetch={false}
    />
  );
}

/** Everything that only a cart needs (queries, messages, lines), loaded when a cart is opened. */
async function load(language: Language) {
  const [{ CartContents }, { cartMessages }] = await Promise.all([
    import('./cart-contents'),
    import('@/lib/cart/messages'),
  ]);
  return { CartContents, messages: await cartMessages(language) };
}

const loaders = { fr: () => load('fr'), nl: () => load('nl') } as const satisfies Record<Language, unknown>;

type Props = {
  locale: Locale;
  words: { loading: string; unavailable: string; retry: string };
  paths: { cart: string; shop: string };
};

export function CartDrawerBody({ locale, words, paths }: Props) {
  const [wanted, setWanted] = useState(false);
  const count = useCartCount();
  useEffect(() => {
    const drawer = document.getElementById(cartDrawerId);
    if (!drawer) return;
    const look = () => drawer.hasAttribute('open') && setWanted(true);
    // Older browsers fire no `beforetoggle` at a dialog.
    const observer = new MutationObserver(look);
    observer.observe(drawer, { attributeFilter: ['open'] });
    look();
    return () => observer.disconnect();
  }, []);
  // Prefetch: a visitor with a cart is likely to open it, and its count may have changed elsewhere, so it is read once the page
  // is idle. A cart that went to the checkout may be paid, so it is read at once.
  useEffect(() => {
    if (!count || wanted) return;
    const handle = setTimeout(() => setWanted(true), isUnsureIn(readCookies()) ? 0 : 2_000);
    return () => clearTimeout(handle);
  }, [count, wanted]);
  const { value, failed, reload } = useLazyLoad(loaders[MARKETS[locale].language], wanted);
  if (!wanted) return null;
  if (value) return <value.CartContents locale={locale} paths={paths} messages={value.messages} />;
  if (failed) {
    return <RetryNotice text={words.unavailable} action={words.retry} retry={reload} />;
  }
  return (
    <p role="status">
      <Loading />
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    </p>
  );
}
