'use client';
import { useRouter } from 'next/navigation';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { opensElsewhere } from '@/components/ui/element-ids';
import { Loading, VisuallyHidden } from '@/components/ui/icon';
import { isSilent } from '@/lib/cart/messages';
import { isChanging, repliesUnderWay } from '@/lib/cart/mutations';
import type { CartReply } from '@/lib/cart/view';

/** Id of what the last reply says besides the change itself. */
export const NEWS_ID = 'cart-news';

type Unsaved = {
  /** Id of its text field. */
  field: string;
  save: () => Promise<CartReply>;
};

/** The forms of the cart page with something that the cart does not have yet, by name. */
const unsaved = new Map<string, Unsaved>();

/** Saves a form of the cart page before the link to the checkout is followed. @param save null while there is nothing to save */
export function useSaveBeforeCheckout(name: string, field: string, save: Unsaved['save'] | null): void {
  useEffect(() => {
    if (!save) return;
    unsaved.set(name, { field, save });
    return () => void unsaved.delete(name);
  });
}

/**
 * One after the other, up to the first reply that says something: only the last result is shown. After a failure its
 * field has the focus. @returns whether all are saved, with nothing to be read first
 */
async function saveAll(): Promise<boolean> {
  for (const { field, save } of [...unsaved.values()]) {
    const reply = await save();
    if (isSilent(reply)) continue;
    if (reply.status === 'error') show(field);
    return false;
  }
  return true;
}

function show(field: string): void {
  const element = document.getElementById(field);
  const box = element?.closest('details');
  if (box) box.open = true;
  element?.focus();
}

/**
 * The link to the checkout. It waits for changes that are under way, and saves what is not saved yet; when one of them
 * fails, or its reply says something, it stays on the page: what comes next shows none of it.
 */
export function CheckoutLink({ href, children, ...look }: ComponentProps<typeof ButtonLink>) {
  const { push } = useRouter();
  const [isSaving, setSaving] = useState(false);
  const [stays, setStays] = useState(0);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  // The news is there one render after its reply.
  useEffect(() => {
    if (stays > 0) document.getElementById(NEWS_ID)?.focus();
  }, [stays]);

  async function follow(event: MouseEvent): Promise<void> {
    if (opensElsewhere(event)) return;
    if (unsaved.size === 0 && !isChanging()) return;
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    const isDone = (await repliesUnderWay()).every(isSilent) && (await saveAll());
    setSaving(false);
    if (!isDone) setStays((count) => count + 1);
    else if (!isLeft.current) push(href);
  }

  return (
    <ButtonLink
      href={href}
      prefetch={false}
      aria-busy={isSaving || undefined}
      onClick={(event) => void follow(event)}
      {...look}
    >
      {isSaving ? (
        <>
          <Loading />
          <VisuallyHidden>{children}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </ButtonLink>
  );
}

type Options<Value> = {
  /** What the cart has, as it is displayed. */
  value: Value;
  /** What the fields hold. */
  typed: Value;
  isSame: (a: Value, b: Value) => boolean;
  /** Fills the fields. */
  take: (value: Value) => void;
  /** The fields hold what could not be saved without script. */
  isFailed: boolean;
};

/** After these the cart may or may not have what was sent. */
const UNSURE: ReadonlySet<string> = new Set(['unconfirmed', 'unreachable']);

/**
 * Compares the fields of a form with what the cart has. What stands there unchanged does not overwrite what was saved
 * elsewhere since, and takes it over: by another tab, or in another cart.
 */
export function useSavedValue<Value>({ value, typed, isSame, take, isFailed }: Options<Value>) {
  // Null: unknown, so that the fields are saved whatever they hold.
  const [known, setKnown] = useState(isFailed ? null : value);
  const [shown, setShown] = useState(value);
  if (!isSame(value, shown)) {
    setShown(value);
    setKnown(value);
    if (known !== null && isSame(typed, known)) take(value);
  }
  const isSaved = known !== null && isSame(typed, value);
  return {
    isSaved,
    /** Whether it is to be saved before the checkout. */
    isUnsaved: !isSaved && (known === null || !isSame(typed, known)),
    /** Takes the outcome of a change that sends `typed`. */
    async settle(change: Promise<CartReply>): Promise<CartReply> {
      setKnown(null);
      const reply = await change;
      if (reply.status === 'ok') setKnown(typed);
      else if (!UNSURE.has(reply.code)) setKnown((now) => now ?? known);
      return reply;
    },
  };
}
