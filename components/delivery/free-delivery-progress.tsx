'use client';
import { useTranslations } from 'next-intl';
import { Meter } from '@/components/ui/tag';
import type { FreeDelivery } from '@/lib/delivery/free-delivery';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { formatMoney, fromCents } from '@/lib/services/shopify/money';

type Props = { locale: Locale; progress: FreeDelivery };
type Translate = ReturnType<typeof useTranslations<'delivery'>>;

/** Progress towards free delivery; changes are announced to screen readers. */
export function FreeDeliveryProgress({ locale, progress }: Props) {
  const t = useTranslations('delivery');
  const { tag, shop } = MARKETS[locale];
  const amount = (cents: number) => formatMoney(fromCents(cents, shop?.currency ?? 'EUR'), tag);
  return (
    <Meter share={progress.share} label={labelOf(progress, t, amount)}>
      <span role="status">{sentenceOf(progress, t, amount)}</span>
    </Meter>
  );
}

type Amount = (cents: number) => string;

function sentenceOf({ reached, missing, from, option }: FreeDelivery, t: Translate, amount: Amount): string {
  if (option) return option.usual ? t('progress.reached') : t('progress.other', { name: option.title });
  return reached
    ? t('progress.threshold', { from: amount(from ?? 0) })
    : t('progress.missing', { amount: amount(missing) });
}

function labelOf({ reached, goods, from, option }: FreeDelivery, t: Translate, amount: Amount): string {
  if (from === null || (option && goods < from)) return t('progress.labelFree');
  return reached
    ? t('progress.labelReached', { from: amount(from) })
    : t('progress.label', { amount: amount(goods), from: amount(from) });
}
