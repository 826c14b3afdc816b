'use client';
import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import type { CarrierPromise, DatedPromise } from '@/lib/delivery/promises';
import { exclusionOf } from '@/lib/delivery/rules';
import { readPostcode } from '@/lib/delivery/visitor-postcode';
import { onReturn, useSiteData } from '@/lib/platform/browser/site-data';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './delivery.css';

/** Checks the time while the page is shown, and at once when it is shown again. */
function everyMinute(listener: () => void): () => void {
  const timer = setInterval(listener, 60_000);
  const stop = onReturn(listener);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/**
 * The dated promise that holds now; null when all of them have passed.
 * @param rendered what the server renders: null in a cached page, whose dates may have passed when it is read
 */
export function useDated(promise: CarrierPromise | undefined, rendered: DatedPromise | null): DatedPromise | null {
  return useSyncExternalStore(
    everyMinute,
    () => promise?.dated.find(({ until }) => until > Date.now()) ?? null,
    () => rendered,
  );
}

type Props = { locale: Locale; promise: CarrierPromise; exclusions: readonly string[] | null };

/**
 * When a product that is in stock arrives with the usual carrier. The dates are chosen in the browser; without script it
 * is a number of working days. Nothing is promised for a postcode that the product is not delivered to.
 */
export function DeliveryPromise({ locale, promise, exclusions }: Props) {
  const country = MARKETS[locale].shop?.country ?? '';
  const zip = useSiteData(() => readPostcode(country), null);
  const { text, deadline } = useDated(promise, null) ?? promise.undated;
  if (zip && exclusionOf({ postalCodeExclusions: exclusions }, zip, country)) return null;
  return (
    <p className={css.promise}>
      <Icon name="truck" className={css.icon} />
      <span>
        <b className={css.day}>{text}</b> <span className={css.deadline}>{deadline}</span>
      </span>
    </p>
  );
}
