'use client';
import { DeliveryPlaceNotice } from '@/components/delivery/delivery-place-notice';
import { AddButton, AddToCartForm } from '@/components/layout/islands';
import { QuantityInput } from '@/components/ui/quantity-input';
import { type BuyVariant, isLowStock } from '@/lib/catalogue/variant-table';
import type { Locale } from '@/lib/platform/markets';
import { BuyRow } from './buy-row';
import type { BuyWords } from './buy-words';
import { plural } from './listing-words';
import { StockAlert } from './stock-alert';

/** Differs by variant: pages that were left stay in the document, and an id names the first element that has it. */
export const buyFormId = (variantId: string): string => `buy-${variantId}`;

type Props = {
  locale: Locale;
  name: string;
  /** Including what distinguishes this variant from the others, if there are several. */
  fullName: string;
  cartHref: string;
  variant: BuyVariant;
  words: BuyWords;
};

/**
 * Quantity and button; a notice when the variant is not delivered to the visitor's postcode; a stock alert while it is sold
 * out.
 */
export function BuyForm({ locale, name, fullName, cartHref, variant, words }: Props) {
  const { id, availableForSale, isBackordered, units, postalCodeExclusions } = variant;
  const inStock = isLowStock(units) ? plural(words.lowStock, units) : words.inStock;
  return (
    <>
      {/* The form stays when the variant sells out meanwhile: it contains the message that reports it. */}
      <AddToCartForm id={buyFormId(id)} key={id} locale={locale} variantId={id} name={name} cartHref={cartHref}>
        {availableForSale && (
          <BuyRow
            quantity={
              <QuantityInput
                name="quantity"
                label={words.quantity}
                decreaseLabel={words.decrease}
                increaseLabel={words.increase}
                max={units}
                required
              />
            }
            button={<AddButton block>{words.add}</AddButton>}
            message={<p>{isBackordered ? words.backordered : inStock}</p>}
          />
        )}
      </AddToCartForm>
      <DeliveryPlaceNotice locale={locale} exclusions={postalCodeExclusions} words={words.place} />
      {!availableForSale && <StockAlert locale={locale} variantId={id} name={fullName} words={words.alert} />}
    </>
  );
}
