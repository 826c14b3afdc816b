import { Link } from '@/components/ui/link';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import * as css from './return-choice.css';

const KINDS = ['withdrawal', 'return'] as const;

type Props = { locale: Locale; path: string; current: (typeof KINDS)[number] };

/** The two ways to send something back: both are links, so that they work without script. */
export async function ReturnChoice({ locale, path, current }: Props) {
  const t = await translations(locale, 'withdrawal');
  return (
    <nav aria-label={t('order.choice')} className={css.choices}>
      {KINDS.map((kind) => (
        <Link
          key={kind}
          href={`${path}?kind=${kind}`}
          prefetch={false}
          className={css.choice}
          aria-current={kind === current ? 'page' : undefined}
        >
          <span className={css.name}>{t(`order.${kind}`)}</span>
          <span className={css.text}>{t(`order.${kind}Text`)}</span>
        </Link>
      ))}
    </nav>
  );
}
