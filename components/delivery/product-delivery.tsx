'use client';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { useFirstFocus, useOnHide } from '@/components/ui/hooks';
import { Icon, Status } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import type { CarrierPromise, DatedPromise } from '@/lib/delivery/promises';
import { exclusionOf } from '@/lib/delivery/rules';
import { readPostcode, writePostcode } from '@/lib/delivery/visitor-postcode';
import { fill } from '@/lib/forms/state';
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

/** The first two with {zip}. */
export type PlaceNoticeWords = { region: string; variant: string; forget: string; forgotten: string };

type PlaceNoticeProps = {
  locale: Locale;
  /** The variant's own exclusions, as the shop returns them. */
  exclusions: readonly string[] | null;
  words: PlaceNoticeWords;
};

/**
 * Warns early that a variant is not delivered to the postcode that the visitor entered. An empty live region is in the
 * prerendered page, and stays empty where the variant is delivered.
 */
export function DeliveryPlaceNotice({ locale, exclusions, words }: PlaceNoticeProps) {
  const country = MARKETS[locale].shop?.country ?? '';
  const zip = useSiteData(() => readPostcode(country), null);
  const [forgotten, setForgotten] = useState(false);
  useOnHide(() => setForgotten(false));
  const because = zip && exclusionOf({ postalCodeExclusions: exclusions }, zip, country);
  const forget = () => {
    setForgotten(true);
    writePostcode(null);
  };
  return (
    <>
      <Status>
        {because && (
          <Notice tone="warning" size="small" icon="truck">
            <p>{fill(words[because], { zip })}</p>
            <Button kind="ghost" size="small" onClick={forget}>
              {words.forget}
            </Button>
          </Notice>
        )}
      </Status>
      {forgotten && !zip && <Forgotten>{words.forgotten}</Forgotten>}
    </>
  );
}

/** The button that had the focus was removed with the notice. */
function Forgotten({ children }: { children: string }) {
  const notice = useFirstFocus<HTMLParagraphElement>();
  return (
    <p ref={notice} tabIndex={-1}>
      {children}
    </p>
  );
}
