import type { Locale } from '@/lib/markets';
import { againOf } from '@/lib/orders/again';
import type { Order } from '@/lib/shopify/customer-types';
import { AccountCard } from './account-card';
import * as css from './again-card.css';
import { AgainForm } from './again-form';
import type { AccountWords } from './words';

const REASONS = { gone: 'again.gone', notForSale: 'again.notForSale' } as const;

/** Everything of an order once more into the cart; what cannot go there is said before. */
export function AgainCard({ locale, order, t }: { locale: Locale; order: Order; t: AccountWords }) {
  const { lines, missing } = againOf(order.lines);
  if (lines.length === 0 && missing.length === 0) return null;
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <AccountCard title={t('again.title')}>
      <p>{count > 0 ? t('again.text', { count }) : t('again.nothing')}</p>
      {missing.length > 0 && (
        <div>
          <p>{t('again.without')}</p>
          <ul className={css.missing}>
            {missing.map(({ title, variantTitle, reason }) => (
              <li key={`${title} ${variantTitle}`}>
                {t(REASONS[reason], { title: [title, variantTitle].filter(Boolean).join(', ') })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 && (
        <AgainForm locale={locale} order={order.number} lost={t('again.lost')}>
          {t('again.action')}
        </AgainForm>
      )}
    </AccountCard>
  );
}
