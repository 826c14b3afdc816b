'use client';
import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import { text, textLink } from '@/components/ui/text.css';
import type { Undeliverable } from '@/lib/delivery/rules';
import * as css from './delivery.css';

/** Id of the postcode field: the notice about undeliverable lines links to it. */
export const PLACE_FIELD = 'delivery-zip';

type Props = {
  excluded: Undeliverable;
  /** Where to change the postcode, when it is not on the same page. */
  changeHref?: string;
};

/** The lines that cannot be delivered, and how to resolve it: each line has its own button to remove it. */
export function ExcludedNotice({ excluded, changeHref = `#${PLACE_FIELD}` }: Props) {
  const t = useTranslations('delivery');
  const { zip, wholeCart, lines } = excluded;
  const count = lines.length;
  return (
    <Notice tone="error" size="small" live>
      <div className={css.parts}>
        <p className={text.label}>{wholeCart ? t('excluded.region', { zip }) : t('excluded.lines', { zip, count })}</p>
        {!wholeCart && (
          <ul role="list">
            {lines.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        )}
        <p>{wholeCart ? t('excluded.regionText') : t('excluded.linesText', { count })}</p>
        <p>
          <Link href={changeHref} prefetch="auto" className={cx(textLink, css.change)}>
            {t('excluded.change')}
          </Link>
        </p>
      </div>
    </Notice>
  );
}
