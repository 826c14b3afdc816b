'use client';
import { useEffect, useRef } from 'react';
import { AddToCartForm } from '@/components/cart/add-to-cart-form';
import { AddButton } from '@/components/cart/adding';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Price } from '@/components/ui/price';
import { QuantityInput } from '@/components/ui/quantity-input';
import { MAX_QUANTITY } from '@/lib/cart/quantity';
import { useSearch } from '@/lib/catalogue/use-search';
import { optionValues, variantFor, withOption } from '@/lib/catalogue/variants';
import { useEarlyChanges } from '@/lib/forms/use-early-changes';
import { formatMoney } from '@/lib/i18n/money';
import { type Locale, MARKETS } from '@/lib/markets';
import { toCents } from '@/lib/shopify/money';
import type { Variant } from '@/lib/shopify/types';
import * as css from './buy-box.css';
import { BuyRow } from './buy-row';
import { type Plural, plural } from './listing-words';
import { OptionPicker } from './option-picker';
import { useSelectedImage } from './selected-image';
import { type AlertWords, StockAlert } from './stock-alert';

export type BuyWords = {
  add: string;
  quantity: string;
  decrease: string;
  increase: string;
  choose: string;
  unavailable: string;
  soldOut: string;
  inStock: string;
  lowStock: Plural;
  before: string;
  /** With {price}, {quantity} and {unit}. */
  perUnit: string;
  alert: AlertWords;
};

type BuyVariant = Omit<Variant, 'bundledProducts' | 'postalCodeExclusions' | 'ean' | 'sku'>;

type Props = {
  locale: Locale;
  name: string;
  cartHref: string;
  options: Readonly<Record<string, readonly string[]>>;
  variants: readonly BuyVariant[];
  initial: string;
  words: BuyWords;
};

const OPTIONS = 'options';
const FORMS = [OPTIONS];

/** From how many on the stock is not worth a word. */
const LOW_STOCK = 5;

/** The variant is in the address: it can be shared, survives a reload, and is chosen by a GET form without script. */
export function BuyBox({ locale, name, cartHref, options, variants, initial, words }: Props) {
  const [search, change] = useSearch(initial);
  const variant = variantFor(variants, new URLSearchParams(search));
  useVariantImage(variant?.image?.url ?? null);
  const show = (next: BuyVariant | undefined) => next && change(`variant=${next.id}`, 'replace');
  useEarlyChanges(FORMS, (changes) =>
    show(changes.reduce((from, { name, value }) => from && withOption(variants, from, name, value), variant)),
  );
  if (!variant) return <Notice tone="warning">{words.soldOut}</Notice>;
  const { tag } = MARKETS[locale];
  const choose = (option: string, value: string) => show(withOption(variants, variant, option, value));
  return (
    <>
      <Price size="large" price={priceOf(variant, tag, words)} note={unitPriceOf(variant, tag, words)} />
      {variants.length > 1 && (
        <form id={OPTIONS} method="get" className={css.options}>
          <input type="hidden" name="variant" value="choose" />
          <Options {...{ options, variants, variant, words, choose }} />
          <div className={css.noScriptOnly}>
            <Button type="submit" kind="secondary" size="small">
              {words.choose}
            </Button>
          </div>
        </form>
      )}
      {/* The form stays when the variant sells out meanwhile: it holds the sentence that says so. */}
      <AddToCartForm key={variant.id} locale={locale} variantId={variant.id} name={name} cartHref={cartHref}>
        {variant.availableForSale && (
          <BuyRow
            quantity={
              <QuantityInput
                name="quantity"
                label={words.quantity}
                decreaseLabel={words.decrease}
                increaseLabel={words.increase}
                max={Math.min(MAX_QUANTITY, Math.max(1, variant.quantityAvailable))}
                required
              />
            }
            button={<AddButton block>{words.add}</AddButton>}
            message={<p>{stockLine(variant, words)}</p>}
          />
        )}
      </AddToCartForm>
      {!variant.availableForSale && (
        <StockAlert
          locale={locale}
          variantId={variant.id}
          name={alertName(name, variants, variant)}
          words={words.alert}
        />
      )}
    </>
  );
}

/** What comes back: the product, with what tells this variant from the others where there are some. */
const alertName = (name: string, variants: readonly BuyVariant[], { selectedOptions }: BuyVariant): string =>
  [name, ...(variants.length > 1 ? Object.values(selectedOptions) : [])].join(', ');

/** Moves the gallery when the variant changes, not at the first view: the server has put the right picture first. */
function useVariantImage(url: string | null) {
  const { select } = useSelectedImage();
  const shown = useRef(url);
  useEffect(() => {
    if (shown.current === url) return;
    shown.current = url;
    select(url);
  }, [url, select]);
}

type OptionsProps = Pick<Props, 'options' | 'variants' | 'words'> & {
  variant: BuyVariant;
  choose: (option: string, value: string) => void;
};

function Options({ options, variants, variant, words, choose }: OptionsProps) {
  const values = optionValues(variants, options, variant);
  return Object.entries(values).map(([option, list]) => (
    <OptionPicker
      key={option}
      legend={`${option.charAt(0).toUpperCase()}${option.slice(1)}`}
      name={option}
      chosen={variant.selectedOptions[option] ?? ''}
      onChoose={(value) => choose(option, value)}
      options={list.map(({ value, available }) => ({
        value,
        label: value,
        unavailable: available ? undefined : words.unavailable,
      }))}
    />
  ));
}

function priceOf({ price, compareAtPrice }: BuyVariant, tag: string, words: BuyWords) {
  const amount = formatMoney(price, tag);
  if (!compareAtPrice || toCents(compareAtPrice.amount) <= toCents(price.amount))
    return { kind: 'plain', amount } as const;
  return { kind: 'sale', amount, before: formatMoney(compareAtPrice, tag), beforeWords: words.before } as const;
}

function unitPriceOf({ unitPrice }: BuyVariant, tag: string, words: BuyWords): string | undefined {
  if (!unitPrice) return undefined;
  return words.perUnit
    .replace('{price}', formatMoney(unitPrice.price, tag))
    .replace('{quantity}', String(unitPrice.quantity))
    .replace('{unit}', unitPrice.unit);
}

const stockLine = ({ quantityAvailable }: BuyVariant, words: BuyWords): string =>
  quantityAvailable > 0 && quantityAvailable <= LOW_STOCK ? plural(words.lowStock, quantityAvailable) : words.inStock;
