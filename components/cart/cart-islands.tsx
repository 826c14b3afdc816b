'use client';
import { type ComponentProps, createContext, type ReactNode, type SubmitEvent, use, useEffect, useState } from 'react';
import { ToolLink } from '@/components/layout/header-links';
import { RetryNotice } from '@/components/ui/answer-notice';
import { Button, IconButton } from '@/components/ui/button';
import { cartDrawerId, lostWordsId, openInPlace } from '@/components/ui/element-ids';
import { useIsBusy, useIsShown, useLazyLoad, useOnHide, useReportBusy } from '@/components/ui/hooks';
import { Loading, VisuallyHidden } from '@/components/ui/icon';
import { persistentToasts, showToast } from '@/components/ui/toast';
import { addToCart } from '@/lib/cart/actions';
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
async function loadCart(language: Language) {
  const [{ CartContents }, { cartMessages }] = await Promise.all([
    import('./cart-contents'),
    import('@/lib/cart/messages'),
  ]);
  return { CartContents, messages: await cartMessages(language) };
}

const loaders = { fr: () => loadCart('fr'), nl: () => loadCart('nl') } as const satisfies Record<Language, unknown>;

type DrawerProps = {
  locale: Locale;
  words: { loading: string; unavailable: string; retry: string };
  paths: { cart: string; shop: string };
};

export function CartDrawerBody({ locale, words, paths }: DrawerProps) {
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

/** True while the enclosing form is adding to the cart. */
const AddingContext = createContext(false);

/** Submit button in an add-to-cart form, or of the one with the id `form`: shows three granules while it is pending. */
export function AddButton(props: ComponentProps<typeof Button>) {
  const isAround = use(AddingContext);
  const isNamed = useIsBusy(props.form);
  const adding = isAround || isNamed;
  return <Button type="submit" busy={adding} aria-disabled={adding || undefined} {...props} />;
}

/** The round plus button on a card. */
export function AddIconButton(props: ComponentProps<typeof IconButton>) {
  const adding = use(AddingContext);
  return <IconButton type="submit" aria-busy={adding || undefined} aria-disabled={adding || undefined} {...props} />;
}

type AddToCartProps = {
  /** For a button outside of the form. */
  id?: string;
  locale: Locale;
  /** Omitted when the form's own fields choose the variant. */
  variantId?: string;
  name: string;
  cartHref: string;
  className?: string;
  /** The fields and the button; without JavaScript they are posted as they are. */
  children: ReactNode;
};

const lostWords = (): string => document.getElementById(lostWordsId)?.textContent ?? '';

/** Works as a plain form before and without JavaScript. With it, the visitor stays on the page and sees the outcome. */
export function AddToCartForm({ id, locale, variantId, name, cartHref, className, children }: AddToCartProps) {
  const [adding, setAdding] = useState(false);
  const [problem, setProblem] = useState('');
  const [isToast, setToast] = useState(false);
  useReportBusy(id, adding);
  useOnHide(() => setProblem(''));
  const isShown = useIsShown();

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (adding) return;
    setAdding(true);
    setProblem('');
    const form = new FormData(event.currentTarget);
    const { submitter } = event.nativeEvent;
    // The bar at the lower edge is shown while this form, and its message, are out of view.
    const isOutside = submitter !== null && !event.currentTarget.contains(submitter);
    const outcome = await import('./with-words')
      .then(({ addWithWords }) => addWithWords({ form, locale, name, cartHref }))
      .catch(() => ({ toasts: [], problem: lostWords() }));
    const isElsewhere = isOutside || !isShown.current;
    setAdding(false);
    setToast(isElsewhere);
    setProblem(isShown.current ? outcome.problem : '');
    showToast(...outcome.toasts, ...(isElsewhere ? persistentToasts(outcome.problem) : []));
  }

  return (
    <form
      id={id}
      action={addToCart as unknown as (form: FormData) => Promise<void>}
      onSubmit={submit}
      className={className}
    >
      <input type="hidden" name="locale" value={locale} />
      {variantId && <input type="hidden" name="variantId" value={variantId} />}
      <AddingContext value={adding}>{children}</AddingContext>
      {/* What a toast has announced is not announced again. */}
      <p role={isToast ? undefined : 'alert'} hidden={!problem}>
        {problem}
      </p>
    </form>
  );
}

const PARAMETER = 'discount';
/** A cart link applies its codes itself, together with its lines. */
const CART_LINK = /\/cart\/[^/]+$/;

/** A link such as `/?discount=ETE` carries a discount code, on any page: it is applied, or stored for the next cart. */
export function DiscountLink({ locale }: { locale: Locale }) {
  useEffect(() => {
    // Deferred by one task: the router restores any URL that it did not change itself, but by then it observes history changes.
    const handle = setTimeout(() => {
      const code = takeCode();
      if (code) void applyLinked(code, locale).catch(() => sayLost(code));
    });
    return () => clearTimeout(handle);
  }, [locale]);
  return null;
}

/** Returns the code and removes it from the URL. */
function takeCode(): string | undefined {
  const address = new URL(location.href);
  if (CART_LINK.test(address.pathname)) return undefined;
  const code = address.searchParams.get(PARAMETER)?.trim();
  if (!code) return undefined;
  address.searchParams.delete(PARAMETER);
  history.replaceState(null, '', address);
  return code;
}

/** The code is in the address again, for a reload. */
function putBack(code: string): void {
  const address = new URL(location.href);
  address.searchParams.set(PARAMETER, code);
  history.replaceState(null, '', address);
}

/** Its script did not arrive: nothing is lost without a word. */
function sayLost(code: string): void {
  putBack(code);
  showToast(...persistentToasts(document.getElementById(lostWordsId)?.textContent ?? ''));
}

async function applyLinked(code: string, locale: Locale): Promise<void> {
  const { codeWithWords } = await import('./with-words');
  const { toasts, isLost } = await codeWithWords(code, locale);
  if (isLost) putBack(code);
  showToast(...toasts);
}
