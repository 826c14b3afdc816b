import { cx } from '@/components/ui/markup';
import { muted, text } from '@/components/ui/text.css';
import type { GiftOptions } from '@/lib/cart/rules';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import * as css from './cart-summary.css';

/** Wrapping and message of a cart or an order, to be read once more; nothing when neither is set. */
export async function GiftSummary({ locale, gift: { wrap, message } }: { locale: Locale; gift: GiftOptions }) {
  if (!wrap && !message) return null;
  const t = await translations(locale, 'cart');
  return (
    <section className={css.gift} aria-label={t('giftOptions.summary')}>
      <p className={text.label}>{wrap ? t('giftOptions.wrapped') : t('giftOptions.summary')}</p>
      {message && <p className={cx(muted, css.giftMessage)}>{message}</p>}
    </section>
  );
}

/** The message to the team that prepares the parcel, to be read once more; nothing when there is none. */
export async function NoteSummary({ locale, note }: { locale: Locale; note: string }) {
  if (note === '') return null;
  const t = await translations(locale, 'cart');
  return (
    <section className={css.gift} aria-label={t('note.label')}>
      <p className={text.label}>{t('note.label')}</p>
      <p className={cx(muted, css.giftMessage)}>{note}</p>
    </section>
  );
}
