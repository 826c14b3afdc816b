'use client';
import { useTranslations } from 'next-intl';
import type { FormAction } from '@/components/cart/hidden-fields';
import { Notice } from '@/components/ui/notice';
import { muted } from '@/components/ui/text.css';
import { undeliverable } from '@/lib/delivery/exclusion';
import { deliveryIn } from '@/lib/delivery/settings';
import { type Locale, MARKETS } from '@/lib/markets';
import type { Cart } from '@/lib/shopify/types';
import { CarrierForm } from './carrier-form';
import * as css from './delivery-choice.css';
import { ExcludedNotice } from './excluded-notice';
import { PlaceForm } from './place-form';

type Props = {
  locale: Locale;
  cart: Pick<Cart, 'lines' | 'deliveryAddress' | 'shippingGroup' | 'selectedShippingCarrier'>;
  /** For the forms without script: fields `locale, zip` and `locale, group, handle`. */
  actions: { setPlace: FormAction; choose: FormAction };
  /** What those forms were answered, in words; `zip` is what had been typed. */
  said?: { zip?: string; place?: string; carrier?: string };
  /** With script. Both resolve with null or with a sentence that says what went wrong, and never reject. */
  onPlace: (zip: string) => Promise<string | null>;
  onChoose: (handle: string, group: string) => Promise<string | null>;
};

/** Postcode first, then the carriers that go there; what is not delivered is said before, and named after. */
export function DeliveryChoice({ locale, cart, actions, said, onPlace, onChoose }: Props) {
  const t = useTranslations('delivery');
  const country = MARKETS[locale].shop?.country ?? '';
  // A cart that was filled in another market has an address that this one does not deliver to.
  const place = cart.deliveryAddress?.country === country ? cart.deliveryAddress : null;
  const excluded = undeliverable(cart.lines, place);
  const carriers = cart.shippingGroup?.carriers ?? [];
  return (
    <div className={css.choice}>
      <h3 className={css.title}>{t('title')}</h3>
      <PlaceForm
        locale={locale}
        country={country}
        zip={place?.zip ?? ''}
        said={{ zip: said?.zip, problem: said?.place }}
        found={place ? t('found', { count: excluded?.wholeCart ? 0 : carriers.length, zip: place.zip }) : ''}
        action={actions.setPlace}
        onPlace={onPlace}
      />
      {excluded && <ExcludedNotice excluded={excluded} />}
      {!place && <p className={muted}>{t('waiting')}</p>}
      {place && !excluded?.wholeCart && carriers.length === 0 && (
        <Notice tone="error" size="small">
          <p>{t('noCarrier', { zip: place.zip })}</p>
        </Notice>
      )}
      {place && !excluded?.wholeCart && cart.shippingGroup && carriers.length > 0 && (
        <CarrierForm
          // What was said about one place does not hold for another.
          key={place.zip}
          locale={locale}
          zip={place.zip}
          group={cart.shippingGroup}
          selected={cart.selectedShippingCarrier?.handle ?? null}
          said={said?.carrier}
          action={actions.choose}
          onChoose={onChoose}
        />
      )}
      {!excluded?.wholeCart && <RegionsNotice country={country} />}
    </div>
  );
}

/** Where nothing is delivered in this market: before the postcode, not after. */
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
