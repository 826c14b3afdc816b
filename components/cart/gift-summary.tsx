import { cx } from '@/components/ui/markup';
import { muted, text } from '@/components/ui/text.css';
import type { GiftOptions } from '@/lib/cart/rules';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import * as css from './cart-summary.css';

type RereadProps = { name: string; title: string; said: string };

/** What was asked for in the cart, to be read once more. `name` is that of the region, `said` empty for none. */
const Reread = ({ name, title, said }: RereadProps) => (
  <section className={css.gift} aria-label={name}>
    <p className={text.label}>{title}</p>
    {said && <p className={cx(muted, css.giftMessage)}>{said}</p>}
  </section>
);

/** Wrapping and message of a cart or an order; nothing when neither is set. */
export async function GiftSummary({ locale, gift: { wrap, message } }: { locale: Locale; gift: GiftOptions }) {
  if (!wrap && !message) return null;
  const t = await translations(locale, 'cart');
  const name = t('giftOptions.summary');
  return <Reread name={name} title={wrap ? t('giftOptions.wrapped') : name} said={message} />;
}

/** The message to the team that prepares the parcel; nothing when there is none. */
export async function NoteSummary({ locale, note }: { locale: Locale; note: string }) {
  if (note === '') return null;
  const t = await translations(locale, 'cart');
  return <Reread name={t('note.label')} title={t('note.label')} said={note} />;
}
