import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { pathFor } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/markets';
import type { AccountWords } from './words';

/** Before the first order. */
export function NoOrder({ locale, t }: { locale: Locale; t: AccountWords }) {
  const action = <ButtonLink href={pathFor(locale, '/ecommerce')}>{t('orders.empty.action')}</ButtonLink>;
  return (
    <div className={sectionClass('White')}>
      <EmptyState as="h2" title={t('orders.empty.title')} action={action}>
        <p>{t('orders.empty.text')}</p>
      </EmptyState>
    </div>
  );
}
