'use client';
import { type ComponentProps, createContext, type ReactNode, use, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { RadioPill, RadioPills } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { type BuyVariant, optionsIn, type VariantTable, variantsIn } from '@/lib/catalogue/tables';
import { useSearch } from '@/lib/catalogue/use-search';
import { indexVariants, optionValues, type VariantIndex, variantFor, withOption } from '@/lib/catalogue/variants';
import { useEarlyChanges } from '@/lib/forms/use-early-changes';
import { chosenPlan } from '@/lib/plans/rules';
import { useIsHydrating } from '@/lib/platform/browser/hydration';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { PlanPrice } from '@/lib/services/shopify/types';
import * as css from './buy.css';
import type { BuyWords } from './buy-props';
import { planPriceView, type VariantPrice, variantPrice } from './variant-price';

type PickerOption = {
  value: string;
  label: string;
  /** A colour, for flavours. */
  dot?: string;
  /** Visually hidden text after the label when no variant of this value can be bought. */
  unavailable?: string;
  /** No variant has this value: it cannot be selected. */
  disabled?: boolean;
};

type OptionPickerProps = {
  /** "Arôme des gommes". */
  legend: string;
  name: string;
  options: readonly PickerOption[];
  chosen: string;
  onChoose?: (value: string) => void;
};

export function OptionPicker({ legend, name, options, chosen, onChoose }: OptionPickerProps) {
  return (
    <fieldset>
      <legend className={css.legend}>{legend}</legend>
      <RadioPills>
        {options.map(({ value, label, dot, unavailable, disabled }) => (
          <RadioPill
            key={value}
            name={name}
            value={value}
            dot={dot}
            unavailable={unavailable}
            disabled={disabled}
            {...(onChoose
              ? { checked: value === chosen, onChange: () => onChoose(value) }
              : { defaultChecked: value === chosen })}
          >
            {label}
          </RadioPill>
        ))}
      </RadioPills>
    </fieldset>
  );
}

const OPTIONS = 'options';
const FORMS = [OPTIONS];

type BuyChoiceProps = {
  locale: Locale;
  index: VariantIndex<BuyVariant>;
  variant: BuyVariant;
  words: BuyWords;
  /**
   * Price of the initially rendered variant: loading a browser's currency data takes longer than hydrating everything else
   * here.
   */
  first?: VariantPrice;
  /** The chosen subscription of what is sold by subscription alone: its price is the only one. */
  only?: PlanPrice | null;
  show: (next: BuyVariant) => void;
};

/** The price of the selected variant, and the options that lead to the others. */
export function BuyChoice({ locale, first, only, ...choice }: BuyChoiceProps) {
  const { index, variant, words } = choice;
  const { tag } = MARKETS[locale];
  const { price, note } = only
    ? { price: planPriceView(only, tag, words.plans?.perDelivery ?? ''), note: undefined }
    : first?.id === variant.id
      ? first
      : variantPrice(variant, tag, words.prices);
  return (
    <>
      <Price size="large" price={price} note={note} />
      {index.variants.length > 1 && <Options {...choice} />}
    </>
  );
}

/**
 * Applied at once with JavaScript, by the button without and while the script is late. Until then the shown variant is another one than the chosen: what
 * would buy it is hidden (`data-waiting`, buy.css.ts).
 */
function Options({ index, variant, words, show }: Omit<BuyChoiceProps, 'locale' | 'first' | 'only'>) {
  useEarlyChanges(FORMS, (changes) =>
    show(changes.reduce((from, { name, value }) => withOption(index, from, name, value), variant)),
  );
  const isHydrating = useIsHydrating();
  return (
    <form id={OPTIONS} method="get" className={css.options} data-waiting={isHydrating || undefined}>
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
      <div className={css.choose}>
        <Button type="submit" kind="secondary" size="small">
          {words.choose}
        </Button>
      </div>
    </form>
  );
}

type Chosen = {
  index: VariantIndex<BuyVariant>;
  variant: BuyVariant | undefined;
  show: (next: BuyVariant | undefined) => void;
  /** The subscription that is chosen for the variant; null for a one-time purchase. */
  plan: PlanPrice | null;
  /** @param id empty for a one-time purchase */
  choosePlan: (id: string) => void;
};

/**
 * The variant is in the URL, and so is its subscription: it can be shared, survives a reload, and is selected by a GET form without JavaScript.
 * @param initial the query string that the server rendered with.
 */
export function useChosenVariant(table: VariantTable, initial: string): Chosen {
  const [search, change] = useSearch(initial);
  const index = useMemo(() => indexVariants(variantsIn(table), optionsIn(table)), [table]);
  const query = new URLSearchParams(search);
  const variant = variantFor(index.variants, query);
  const plan = variant ? chosenPlan(variant, query.get('plan')) : null;
  const reviews = query.get('reviews');
  // A plan that another variant does not have is none of its plans.
  const to = (next: BuyVariant, planId: string) => {
    const chosen = { variant: next.id, ...(planId && { plan: planId }), ...(reviews && { reviews }) };
    change(`${new URLSearchParams(chosen)}`, 'replace');
  };
  return {
    index,
    variant,
    plan,
    show: (next) => next && to(next, plan?.plan.id ?? ''),
    choosePlan: (id) => variant && to(variant, id),
  };
}

/**
 * A link to other reviews of the product, which keeps what else its address says: the variant and the subscription.
 * @param href its query contains the one that the server rendered with
 */
export function ReviewsLink({ href, ...rest }: ComponentProps<typeof Link>) {
  const [path, rendered, id] = href.split(/[?#]/);
  const [search] = useSearch(rendered ?? '');
  const query = new URLSearchParams(search);
  query.set('reviews', new URLSearchParams(rendered).get('reviews') ?? '');
  return <Link href={`${path}?${query}#${id}`} {...rest} />;
}

/** Index of a picture among the product's; null until a variant is selected. */
type Selected = { place: number | null; select: (place: number | null) => void };
const Context = createContext<Selected>({ place: null, select: () => undefined });

/** Lets the selected variant move the gallery beside it. */
export function SelectedImage({ children }: { children: ReactNode }) {
  const [place, select] = useState<number | null>(null);
  const value = useMemo(() => ({ place, select }), [place]);
  return <Context value={value}>{children}</Context>;
}

export const useSelectedPicture = (): Selected => use(Context);
