'use client';
import { useState } from 'react';
import type { CartReply } from '@/lib/cart/types';

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
