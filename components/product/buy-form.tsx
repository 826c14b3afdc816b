'use client';
import { type ReactNode, useEffect, useState } from 'react';
import { DeliveryPlaceNotice } from '@/components/delivery/product-delivery';
import { LazyEmailForm } from '@/components/forms/lazy-email-form';
import { AddButton, AddToCartForm } from '@/components/layout/islands';
import { STOCK_ALERT } from '@/components/ui/element-ids';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { QuantityInput } from '@/components/ui/quantity-input';
import { muted } from '@/components/ui/text.css';
import { type BuyVariant, isLowStock } from '@/lib/catalogue/tables';
import { fill } from '@/lib/forms/state';
import { useEarlyChanges } from '@/lib/forms/use-early-changes';
import { isBuyable, planSentences, savedPercent } from '@/lib/plans/rules';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { formatMoney, unitPriceText } from '@/lib/services/shopify/money';
import type { PlanPrice } from '@/lib/services/shopify/types';
import { requestStockAlert } from '@/lib/stock-alert/actions';
import * as css from './buy.css';
import type { BuyWords } from './buy-props';
import { plural } from './listing-words';

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
  /** The chosen subscription; null for a one-time purchase. */
  plan: PlanPrice | null;
  choosePlan: (id: string) => void;
};

/** The quantity of the variant that was shown last, in this document only. */
let last = { variantId: '', quantity: 1 };

/**
 * The typed quantity. It stays for another variant, whose form is another one, and for the same one when another route takes
 * the place of the page (decision 002).
 */
function useQuantity(variantId: string) {
  const [quantity, setQuantity] = useState(() => (last.variantId === variantId ? last.quantity : 1));
  useEffect(() => {
    last = { variantId, quantity };
  }, [variantId, quantity]);
  return [quantity, setQuantity] as const;
}

/**
 * Quantity and button; a notice when the variant is not delivered to the visitor's postcode; a stock alert while it is sold
 * out.
 */
export function BuyForm({ locale, name, fullName, cartHref, variant, words, plan, choosePlan }: Props) {
  const { id, availableForSale, isBackordered, units, postalCodeExclusions } = variant;
  const [quantity, setQuantity] = useQuantity(id);
  useEarlyChanges([buyFormId(id)], (changes) => {
    for (const { name: field, value } of changes) {
      if (field === 'planId') choosePlan(value);
      else setQuantity(Number(value));
    }
  });
  if (!isBuyable(variant)) return <Notice tone="warning">{words.onlyNone}</Notice>;
  const inStock = isLowStock(units) ? plural(words.lowStock, units) : words.inStock;
  return (
    <>
      {/* The form stays when the variant sells out meanwhile: it contains the message that reports it. */}
      <AddToCartForm id={buyFormId(id)} key={id} locale={locale} variantId={id} name={name} cartHref={cartHref}>
        {availableForSale && (
          <PlanChoice locale={locale} variant={variant} words={words} chosen={plan} onChoose={choosePlan} />
        )}
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
                defaultValue={Math.min(quantity || 1, units)}
                onInput={({ currentTarget }) => setQuantity(currentTarget.valueAsNumber)}
              />
            }
            button={<AddButton block>{words.add}</AddButton>}
            message={<p>{isBackordered ? words.backordered : inStock}</p>}
          />
        )}
      </AddToCartForm>
      <DeliveryPlaceNotice locale={locale} exclusions={postalCodeExclusions} words={words.place} />
      {!availableForSale && words.alert && (
        <StockAlert locale={locale} variantId={id} name={fullName} words={words.alert} />
      )}
    </>
  );
}

/** Stepper and button side by side; errors, or the maximum quantity, are shown below them. */
export function BuyRow({ quantity, button, message }: { quantity: ReactNode; button: ReactNode; message?: ReactNode }) {
  return (
    <div>
      <div className={css.row}>
        {quantity}
        <div className={cx(css.button, css.unlessWaiting)}>{button}</div>
      </div>
      {message && <div className={css.message}>{message}</div>}
    </div>
  );
}

type PlanChoiceProps = {
  locale: Locale;
  variant: BuyVariant;
  words: BuyWords;
  /** Null for a one-time purchase. */
  chosen: PlanPrice | null;
  /** @param id empty for a one-time purchase */
  onChoose: (id: string) => void;
};

/**
 * One-time purchase or a subscription, with what each costs and means. The choice is a field of the form that adds to the
 * cart; without script its radio buttons alone show what belongs to the checked one.
 */
function PlanChoice({ locale, variant, words, chosen, onChoose }: PlanChoiceProps) {
  const { plans = [], requiresPlan, price } = variant;
  const { tag } = MARKETS[locale];
  const t = words.plans;
  if (plans.length === 0 || !t) return null;
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>{t.legend}</legend>
      {requiresPlan ? (
        <p>{t.only}</p>
      ) : (
        <Option value="" isChosen={chosen === null} onChoose={onChoose}>
          <span className={css.name}>{t.once}</span>
          <span>{formatMoney(price, tag)}</span>
        </Option>
      )}
      {plans.map((each) => {
        const { plan, perDelivery, unitPrice } = each;
        const own = t.of[plan.id];
        const percent = savedPercent(each);
        const unit = unitPrice && unitPriceText(unitPrice, tag, words.prices);
        return (
          <Option
            key={plan.id}
            value={plan.id}
            isChosen={chosen?.plan.id === plan.id}
            onChoose={onChoose}
            facts={own && [own.description, ...planSentences(each, own, tag)].filter(Boolean)}
          >
            <span className={css.name}>{t.subscription.replace('{name}', plan.name)}</span>
            <span>
              {formatMoney(perDelivery, tag)} {t.perDelivery}
            </span>
            {(percent !== null || unit) && (
              <span className={css.small}>
                {percent !== null && (
                  <span className={css.saving}>{t.saved.replace('{percent}', String(percent))}</span>
                )}
                {percent !== null && unit && ' '}
                {unit && <span className={muted}>{unit}</span>}
              </span>
            )}
          </Option>
        );
      })}
    </fieldset>
  );
}

type OptionProps = {
  value: string;
  isChosen: boolean;
  onChoose: (id: string) => void;
  children: ReactNode;
  /** Sentences below the label, while it is chosen. */
  facts?: readonly string[];
};

function Option({ value, isChosen, onChoose, children, facts }: OptionProps) {
  const id = `plan-${value}-facts`;
  return (
    <div className={css.option}>
      <label className={css.label}>
        <input
          type="radio"
          name="planId"
          value={value}
          checked={isChosen}
          onChange={() => onChoose(value)}
          className={css.radio}
          aria-describedby={facts ? id : undefined}
        />
        <span className={css.head}>{children}</span>
      </label>
      {facts && (
        <ul role="list" id={id} className={css.facts}>
          {facts.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

export type AlertWords = {
  /** With {name}. */
  title: string;
  text: string;
  email: string;
  submit: string;
  done: string;
  doneText: string;
};

type StockAlertProps = { locale: Locale; variantId: string; name: string; words: AlertWords };

/**
 * Replaces the buy button while the product is sold out: the visitor leaves an e-mail address and is notified once when it is
 * back.
 */
export function StockAlert({ locale, variantId, name, words }: StockAlertProps) {
  return (
    <LazyEmailForm
      form="stock-alert"
      action={requestStockAlert}
      locale={locale}
      hidden={{ variantId }}
      label={words.email}
      submit={words.submit}
      done={{ title: words.done, text: <p>{words.doneText}</p> }}
      around={(form) => (
        <Notice tone="warning">
          <h2 id={STOCK_ALERT} className={css.title}>
            {fill(words.title, { name })}
          </h2>
          <p className={css.text}>{words.text}</p>
          {form}
        </Notice>
      )}
    />
  );
}
