'use client';
import type { ReactNode } from 'react';
import { muted } from '@/components/ui/text.css';
import type { BuyVariant } from '@/lib/catalogue/tables';
import { planSentences, savedPercent } from '@/lib/plans/rules';
import { formatMoney } from '@/lib/platform/i18n/money';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { unitPriceText } from '@/lib/services/shopify/money';
import type { PlanPrice } from '@/lib/services/shopify/types';
import * as css from './buy.css';
import { legend } from './buy.css';
import type { BuyWords } from './buy-props';

type Props = {
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
export function PlanChoice({ locale, variant, words, chosen, onChoose }: Props) {
  const { plans = [], requiresPlan, price } = variant;
  const { tag } = MARKETS[locale];
  const t = words.plans;
  if (plans.length === 0 || !t) return null;
  return (
    <fieldset className={css.choice}>
      <legend className={legend}>{t.legend}</legend>
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
                {percent !== null && unit && ' · '}
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
        <ul id={id} className={css.facts}>
          {facts.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
