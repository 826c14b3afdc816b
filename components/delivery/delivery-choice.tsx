'use client';
import { useTranslations } from 'next-intl';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Field, type FormAction, HiddenFields, Input } from '@/components/ui/field';
import { VisuallyHidden } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { muted } from '@/components/ui/text.css';
import {
  deliveryIn,
  deliveryProblem,
  isPricedAtCheckout,
  normalisePostcode,
  postcodeProblem,
  postcodeWords,
} from '@/lib/delivery/rules';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { Cart } from '@/lib/services/shopify/types';
import { CarrierForm } from './carrier-form';
import * as css from './delivery.css';
import { ExcludedNotice, PLACE_FIELD } from './excluded-notice';

type Props = {
  locale: Locale;
  /** ISO code of the market, whose postcodes are accepted. */
  country: string;
  /** The accepted postcode; empty while there is none. */
  zip: string;
  /** Result of a form post without JavaScript, and the postcode that was typed. */
  posted?: { zip?: string; problem?: string };
  /** Announces the carriers of the last response to screen readers. */
  found: string;
  action: FormAction;
  onPlace: (zip: string) => Promise<string | null>;
};

/** With JavaScript we show our own messages, in the page's language; without it the browser reports an empty field. */
function takeOver(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}

/** The postcode stays in its field, whatever the result. */
function PlaceForm({ locale, country, zip, posted, found, action, onPlace }: Props) {
  const t = useTranslations('delivery');
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState(posted?.problem ?? null);
  const [attempts, setAttempts] = useState(0);
  const [checking, startChecking] = useTransition();
  useAcceptedElsewhere(field, zip);

  function answered(words: string | null): void {
    setProblem(words);
    setAttempts((count) => count + 1);
    if (words) field.current?.focus();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (checking) return;
    const typed = field.current?.value ?? '';
    const wrong = postcodeProblem(typed, country);
    if (wrong) answered(postcodeWords(wrong, country, t));
    else startChecking(async () => answered(await onPlace(normalisePostcode(typed))));
  }

  return (
    <form action={action} onSubmit={submit} ref={takeOver}>
      <HiddenFields fields={{ locale }} />
      <Field id={PLACE_FIELD} label={t('zip')} error={problem}>
        {(control) => (
          <div className={css.place}>
            <Input
              {...control}
              ref={field}
              className={css.zip}
              name="zip"
              inputMode={deliveryIn(country)?.postcode.digits === null ? 'text' : 'numeric'}
              autoCapitalize="characters"
              autoComplete="postal-code"
              maxLength={12}
              required
              // Without JavaScript the page was reloaded, and its message may be far down.
              autoFocus={Boolean(posted?.problem)}
              defaultValue={posted?.zip ?? zip}
            />
            <Button type="submit" kind="secondary" busy={checking}>
              {t('check')}
            </Button>
          </div>
        )}
      </Field>
      {/* An error moves the focus to the field, which announces nothing where the focus was there already; repeated, it is a new
          text. */}
      <VisuallyHidden as="p" role="status">
        {checking ? t('checking') : <span key={attempts}>{problem ?? found}</span>}
      </VisuallyHidden>
    </form>
  );
}

/** A postcode that was accepted in another tab is copied into the field, unless the visitor is typing there. */
function useAcceptedElsewhere(field: RefObject<HTMLInputElement | null>, zip: string): void {
  const known = useRef(zip);
  useEffect(() => {
    if (known.current === zip) return;
    known.current = zip;
    if (field.current && field.current !== document.activeElement) field.current.value = zip;
  }, [field, zip]);
}

type DeliveryChoiceProps = {
  locale: Locale;
  cart: Pick<Cart, 'lines' | 'deliveryAddress' | 'shippingGroup' | 'selectedShippingCarrier'>;
  /** For the forms without JavaScript: fields `locale, zip` and `locale, group, handle`. */
  actions: { setPlace: FormAction; choose: FormAction };
  /** Results of those forms as messages; `zip` is what had been typed. */
  posted?: { zip?: string; place?: string; carrier?: string };
  /** With JavaScript. Both resolve with null or with an error message, and never reject. */
  onPlace: (zip: string) => Promise<string | null>;
  onChoose: (handle: string, group: string) => Promise<string | null>;
};

/** Postcode first, then the carriers that deliver there; excluded regions are announced before, excluded lines named after. */
export function DeliveryChoice({ locale, cart, actions, posted, onPlace, onChoose }: DeliveryChoiceProps) {
  const t = useTranslations('delivery');
  const country = MARKETS[locale].shop?.country ?? '';
  // A cart that was filled in another market has an address that this market does not deliver to.
  const place = cart.deliveryAddress?.country === country ? cart.deliveryAddress : null;
  // Whatever its country: it blocks the order.
  const excluded = deliveryProblem(cart);
  const carriers = cart.shippingGroup?.carriers ?? [];
  const none = place && !excluded?.wholeCart && carriers.length === 0;
  const isUnpriced = none && isPricedAtCheckout(cart);
  function foundWords(): string {
    if (!place) return '';
    if (isUnpriced) return t('unpriced', { zip: place.zip });
    return t('found', { count: excluded?.wholeCart ? 0 : carriers.length, zip: place.zip });
  }
  return (
    <div className={css.choice}>
      <h3 className={css.title}>{t('title')}</h3>
      <PlaceForm
        locale={locale}
        country={country}
        zip={place?.zip ?? ''}
        posted={{ zip: posted?.zip, problem: posted?.place }}
        found={foundWords()}
        action={actions.setPlace}
        onPlace={onPlace}
      />
      {excluded && <ExcludedNotice excluded={excluded} />}
      {!place && !excluded && <p className={muted}>{t('waiting')}</p>}
      {none && (
        <Notice tone={isUnpriced ? 'info' : 'error'} size="small">
          <p>{t(isUnpriced ? 'unpriced' : 'noCarrier', { zip: place.zip })}</p>
        </Notice>
      )}
      {place && !excluded?.wholeCart && cart.shippingGroup && carriers.length > 0 && (
        <CarrierForm
          // A message about one place does not apply to another.
          key={place.zip}
          locale={locale}
          zip={place.zip}
          group={cart.shippingGroup}
          lines={cart.lines}
          selected={cart.selectedShippingCarrier?.handle ?? null}
          error={posted?.carrier}
          action={actions.choose}
          onChoose={onChoose}
        />
      )}
      {!excluded?.wholeCart && <RegionsNotice country={country} />}
    </div>
  );
}

/** Regions without delivery in this market: shown before the postcode is entered. */
function RegionsNotice({ country }: { country: string }) {
  const t = useTranslations('delivery');
  const prefixes = deliveryIn(country)?.excludedPrefixes ?? [];
  const [first, last] = [prefixes[0], prefixes.at(-1)];
  if (!first || !last) return null;
  return (
    <Notice size="small">
      <p>{t('regions', { first, last })}</p>
    </Notice>
  );
}
