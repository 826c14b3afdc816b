'use client';
import { useTranslations } from 'next-intl';
import { type SubmitEvent, useId } from 'react';
import { Button } from '@/components/ui/button';
import { type FormAction, HiddenFields, Select } from '@/components/ui/field';
import { VisuallyHidden } from '@/components/ui/icon';
import { changePlan } from '@/lib/cart/actions';
import type { CartLineView } from '@/lib/cart/types';
import { formatMoney } from '@/lib/platform/i18n/money';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './cart-lines.css';

type Props = {
  locale: Locale;
  line: CartLineView;
  /** @param planId empty for a one-time purchase */
  onPlan: (planId: string) => void;
};

/** Another rhythm for a line, a first one, or none any more. Nothing for an article that is sold one way only. */
export function LinePlan({ locale, line, onPlan }: Props) {
  const t = useTranslations('cart');
  const id = useId();
  const { plan, variant } = line;
  const { plans = [], requiresPlan, productTitle: name, price } = variant;
  const { tag } = MARKETS[locale];
  if (plans.length + (requiresPlan ? 0 : 1) < 2) return null;
  const chosen = plan?.plan.id ?? '';

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    onPlan(String(new FormData(event.currentTarget).get('planId') ?? ''));
  }

  return (
    <details className={css.plan}>
      <summary className={css.summary}>
        {t(plan ? 'plan.change' : 'plan.subscribe')}
        <VisuallyHidden> {name}</VisuallyHidden>
      </summary>
      <form action={changePlan as unknown as FormAction} onSubmit={submit} className={css.form}>
        <HiddenFields fields={{ locale, lineId: line.id }} />
        <label htmlFor={id} className={css.label}>
          {t('plan.choose', { name })}
        </label>
        {/* The choice of a line that the shop has changed begins anew. */}
        <Select key={chosen} id={id} name="planId" defaultValue={chosen}>
          {!requiresPlan && <option value="">{t('plan.onceOption', { price: formatMoney(price, tag) })}</option>}
          {plans.map(({ plan: { id: planId, name: of }, perDelivery }) => (
            <option key={planId} value={planId}>
              {t('plan.option', { name: of, price: formatMoney(perDelivery, tag) })}
            </option>
          ))}
        </Select>
        <Button type="submit" kind="secondary" size="small">
          {t('plan.apply')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </form>
    </details>
  );
}
