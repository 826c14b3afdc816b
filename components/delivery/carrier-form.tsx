'use client';
import { useTranslations } from 'next-intl';
import { createContext, type ReactNode, use, useOptimistic, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { FieldError, type FormAction, HiddenFields } from '@/components/ui/field';
import { areFromStock } from '@/lib/delivery/promise';
import type { Promises } from '@/lib/delivery/promises';
import { useEarlyChanges } from '@/lib/forms/use-early-changes';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { formatMoney, toCents } from '@/lib/services/shopify/money';
import type { Cart, ShippingGroup } from '@/lib/services/shopify/types';
import * as css from './delivery.css';
import { useDated } from './product-delivery';

const Context = createContext<Promises>({});

/** Makes the promises of a locale's carriers known to the delivery choice of a cart. */
export const PromisedCarriers = ({ promises, children }: { promises: Promises; children: ReactNode }) => (
  <Context value={promises}>{children}</Context>
);

type CarrierPromiseProps = { code: string; lines: Cart['lines']; className: string };

/**
 * When a carrier delivers this cart, and where a relay point is chosen. No date while a line waits for stock, and nothing
 * for a carrier without a promise.
 */
function CarrierPromise({ code, lines, className }: CarrierPromiseProps) {
  const { days, place } = use(Context)[code] ?? {};
  const dated = useDated(days, days?.dated[0] ?? null);
  return (
    <>
      {dated && areFromStock(lines) && <span className={className}>{dated.text}</span>}
      {place && <span className={css.details}>{place}</span>}
    </>
  );
}

const FORM = 'delivery-carriers';
const FORMS = [FORM];

type Props = {
  locale: Locale;
  zip: string;
  group: ShippingGroup;
  lines: Cart['lines'];
  /** Handle of the carrier that is selected in the service. */
  selected: string | null;
  /** Result of a form post without JavaScript. */
  error?: string;
  action: FormAction;
  onChoose: (handle: string, group: string) => Promise<string | null>;
};

/**
 * Carriers as cards: submitted at once with JavaScript, by the button without. A rejected choice reverts to the previous one.
 */
export function CarrierForm({ locale, zip, group, lines, selected, error, action, onChoose }: Props) {
  const t = useTranslations('delivery');
  const [chosen, showChosen] = useOptimistic(selected);
  const [last, setProblem] = useState(error ?? null);
  const [choosing, startChoosing] = useTransition();
  // The same refusal once more is announced too.
  const problem = choosing ? null : last;

  function choose(handle: string): void {
    startChoosing(async () => {
      showChosen(handle);
      setProblem(await onChoose(handle, group.id));
    });
  }
  useEarlyChanges(FORMS, ([early]) => early && choose(early.value));

  return (
    <form id={FORM} action={action} onSubmit={(event) => event.preventDefault()}>
      <HiddenFields fields={{ locale, group: group.id }} />
      <fieldset
        className={css.carriers}
        aria-busy={choosing || undefined}
        aria-describedby={problem ? `${FORM}-error` : undefined}
      >
        <legend className={css.legend}>{t('legend', { zip })}</legend>
        {group.carriers.map(({ code, handle, title, description, shippingPrice }) => (
          <label key={handle} className={css.card}>
            <input
              type="radio"
              className={css.radio}
              name="handle"
              value={handle}
              checked={handle === chosen}
              onChange={() => choose(handle)}
            />
            <b className={css.carrierFormTitle}>{title}</b>{' '}
            <b className={css.price}>
              {toCents(shippingPrice.amount) === 0 ? t('free') : formatMoney(shippingPrice, MARKETS[locale].tag)}
            </b>{' '}
            {description && <span className={css.details}>{description}</span>}
            <CarrierPromise code={code} lines={lines} className={css.promised} />
          </label>
        ))}
      </fieldset>
      <div role="alert" className={css.problem}>
        {problem && <FieldError id={`${FORM}-error`}>{problem}</FieldError>}
      </div>
      <div className={css.noScriptOnly}>
        <Button type="submit" kind="secondary" size="small">
          {t('choose')}
        </Button>
      </div>
    </form>
  );
}
