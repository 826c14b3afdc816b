'use client';
import { useTranslations } from 'next-intl';
import type { SubmitEvent } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { StepButton, Stepper } from '@/components/ui/stepper';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { changeQuantity, removeFromCart } from '@/lib/cart/actions';
import type { QuantityAction } from '@/lib/cart/quantity';
import { MAX_QUANTITY } from '@/lib/cart/quantity';
import { lineSavings } from '@/lib/cart/savings';
import type { CartLineView } from '@/lib/cart/types';
import { formatMoney } from '@/lib/i18n/money';
import { type Locale, MARKETS } from '@/lib/markets';
import { unitPriceText } from '@/lib/prices/unit-price';
import { toCents } from '@/lib/shopify/money';
import { CartLine } from './cart-line';
import { isGift } from './gift';
import { type FormAction, HiddenFields } from './hidden-fields';

type Props = {
  locale: Locale;
  line: CartLineView;
  quantity: number;
  updating: boolean;
  error?: string;
  onChange: (action: QuantityAction) => void;
  onRemove: () => void;
};

/** One line with its small forms: they work before and without script, which only takes over their submission. */
export function CartLineItem({ locale, line, quantity, updating, error, onChange, onRemove }: Props) {
  const t = useTranslations('cart');
  const { variant } = line;
  const name = variant.productTitle;
  const { tag } = MARKETS[locale];
  const savings = lineSavings(line);
  const unit = useTranslations('prices');
  const perUnit = { perUnit: unit('perUnit', { price: '{price}', measure: '{measure}' }), piece: unit('piece') };
  const given = isGift(line);

  const step = (action: QuantityAction, sign: 'minus' | 'plus', label: string) => (
    <form action={changeQuantity as unknown as FormAction} onSubmit={handled(() => onChange(action))}>
      <HiddenFields fields={{ locale, lineId: line.id, action }} />
      <StepButton step={sign} label={label} disabled={action === 'increase' && quantity >= MAX_QUANTITY} />
    </form>
  );

  return (
    <CartLine
      line={{
        name,
        href: line.href ?? undefined,
        image: variant.image ? { ...variant.image, src: variant.image.url, alt: '', service: 'shopify' } : undefined,
        line: given
          ? savings.map((saving) => saving.name).join(', ')
          : Object.values(variant.selectedOptions).join(', '),
        unitPrice: given || !variant.unitPrice ? undefined : unitPriceText(variant.unitPrice, tag, perUnit),
        savings: given
          ? []
          : savings.map((saving) => t('saving', { name: saving.name, amount: formatMoney(saving.amount, tag) })),
        price: priceOf(line, tag, { gift: t('gift'), before: t('oldPrice') }),
        gift: given ? t('giftQuantity', { quantity }) : undefined,
      }}
      updating={updating}
      error={error}
      stepper={
        <Stepper
          label={t('quantityOf', { name })}
          quantity={quantity}
          decrease={step('decrease', 'minus', t('decrease', { name }))}
          increase={step('increase', 'plus', t('increase', { name }))}
        />
      }
      remove={
        <form action={removeFromCart as unknown as FormAction} onSubmit={handled(onRemove)}>
          <HiddenFields fields={{ locale, lineId: line.id }} />
          <Button type="submit" kind="ghost" size="small">
            <Icon name="remove" size="small" />
            {t('remove')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        </form>
      }
    />
  );
}

const handled = (work: () => void) => (event: SubmitEvent) => {
  event.preventDefault();
  work();
};

function priceOf(line: CartLineView, tag: string, words: { gift: string; before: string }) {
  if (isGift(line)) return { kind: 'plain', amount: words.gift } as const;
  const amount = formatMoney(line.total, tag);
  if (toCents(line.total.amount) === toCents(line.subtotal.amount)) return { kind: 'plain', amount } as const;
  return { kind: 'sale', amount, before: formatMoney(line.subtotal, tag), beforeWords: words.before } as const;
}
