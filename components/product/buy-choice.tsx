'use client';
import { Button } from '@/components/ui/button';
import { Price } from '@/components/ui/price';
import type { BuyVariant } from '@/lib/catalogue/variant-table';
import { optionValues, type VariantIndex, withOption } from '@/lib/catalogue/variants';
import { useEarlyChanges } from '@/lib/forms/use-early-changes';
import { type Locale, MARKETS } from '@/lib/markets';
import * as css from './buy-choice.css';
import type { BuyWords } from './buy-words';
import { OptionPicker } from './option-picker';
import { type VariantPrice, variantPrice } from './variant-price';

const OPTIONS = 'options';
const FORMS = [OPTIONS];

type Props = {
  locale: Locale;
  index: VariantIndex<BuyVariant>;
  variant: BuyVariant;
  words: BuyWords;
  /** Of the variant that the page was made with: to load the currencies of a browser takes it longer than to hydrate all else here. */
  first?: VariantPrice;
  show: (next: BuyVariant) => void;
};

/** What the chosen variant costs, and the options that lead to the others. */
export function BuyChoice({ locale, first, ...choice }: Props) {
  const { index, variant, words } = choice;
  const { price, note } = first?.id === variant.id ? first : variantPrice(variant, MARKETS[locale].tag, words.prices);
  return (
    <>
      <Price size="large" price={price} note={note} />
      {index.variants.length > 1 && <Options {...choice} />}
    </>
  );
}

/** Chosen at once with script, by the button without. */
function Options({ index, variant, words, show }: Omit<Props, 'locale' | 'first'>) {
  useEarlyChanges(FORMS, (changes) =>
    show(changes.reduce((from, { name, value }) => withOption(index, from, name, value), variant)),
  );
  return (
    <form id={OPTIONS} method="get" className={css.options}>
      <input type="hidden" name="variant" value="choose" />
      {Object.entries(optionValues(index, variant)).map(([option, list]) => (
        <OptionPicker
          key={option}
          legend={`${option.charAt(0).toUpperCase()}${option.slice(1)}`}
          name={option}
          chosen={variant.selectedOptions[option] ?? ''}
          onChoose={(value) => show(withOption(index, variant, option, value))}
          options={list.map(({ value, standing }) => ({
            value,
            label: value,
            unavailable: standing === 'available' ? undefined : words.standing[standing],
            disabled: standing === 'nowhere',
          }))}
        />
      ))}
      <div className={css.noScriptOnly}>
        <Button type="submit" kind="secondary" size="small">
          {words.choose}
        </Button>
      </div>
    </form>
  );
}
