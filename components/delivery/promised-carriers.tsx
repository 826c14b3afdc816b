'use client';
import { createContext, type ReactNode, use } from 'react';
import { isFromStock } from '@/lib/delivery/promise';
import type { Promises } from '@/lib/delivery/promises';
import type { Cart } from '@/lib/services/shopify/types';
import * as css from './delivery.css';
import { useDated } from './delivery-promise';

const Context = createContext<Promises>({});

/** Makes the promises of a locale's carriers known to the delivery choice of a cart. */
export const PromisedCarriers = ({ promises, children }: { promises: Promises; children: ReactNode }) => (
  <Context value={promises}>{children}</Context>
);

type Props = { code: string; lines: Cart['lines']; className: string };

/**
 * When a carrier delivers this cart, and where a relay point is chosen. No date while a line waits for stock, and nothing
 * for a carrier without a promise.
 */
export function CarrierPromise({ code, lines, className }: Props) {
  const promise = use(Context)[code];
  const dated = useDated(promise, promise?.dated[0] ?? null);
  return (
    <>
      {dated && lines.every(isFromStock) && <span className={className}>{dated.text}</span>}
      {promise?.place && <span className={css.details}>{promise.place}</span>}
    </>
  );
}
