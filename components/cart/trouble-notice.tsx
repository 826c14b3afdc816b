'use client';
import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/notice';
import { Status } from '@/components/ui/status';
import type { Trouble } from '@/lib/cart/use-trouble';

/** That there is no connection, or that the shop takes its time. */
export function TroubleNotice({ trouble }: { trouble: Trouble }) {
  const t = useTranslations('cart');
  return (
    <Status>
      {trouble && (
        <Notice size="small" tone={trouble === 'offline' ? 'warning' : 'info'}>
          {t(`trouble.${trouble}`)}
        </Notice>
      )}
    </Status>
  );
}
