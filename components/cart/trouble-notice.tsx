'use client';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import type { Trouble } from '@/lib/cart/use-trouble';

/** That there is no connection, or that the shop takes its time. */
export function TroubleNotice({ trouble }: { trouble: Trouble }) {
  const t = useTranslations('cart');
  if (!trouble) return null;
  return (
    <Notice size="small" tone={trouble === 'offline' ? 'warning' : 'info'} live>
      {t(`trouble.${trouble}`)}
    </Notice>
  );
}
