import { paymentMark, wrapping } from '@/components/ui/blocks.css';
import { inOrder } from '@/components/ui/markup';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { draftRef } from '@/lib/services/prismic/preview';
import { getPaymentMarks, type PaymentMark } from '@/lib/settings/queries';

/** Drawings of `public/payments`, all of one size. */
const fileOf = (mark: PaymentMark): string => `/payments/${mark.replace('_', '-')}.svg`;

/** The ways to pay in a market, as a list of small pictures with their names; nothing where nothing is sold. */
export async function PaymentMarks({ locale }: { locale: Locale }) {
  const ref = await draftRef(locale);
  const [marks, t] = await Promise.all([getPaymentMarks(locale, ref), translations(locale, 'checkout')]);
  if (marks.length === 0) return null;
  return (
    <ul role="list" className={wrapping} aria-label={t('marks.label')}>
      {inOrder(marks, (mark) => (
        <li>
          {/* biome-ignore lint/performance/noImgElement: a drawing of half a kilobyte has no sizes to choose from. */}
          <img
            className={paymentMark}
            src={fileOf(mark)}
            alt={t(`marks.${mark}`)}
            width={44}
            height={28}
            loading="lazy"
          />
        </li>
      ))}
    </ul>
  );
}
