import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/logo';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Container } from '@/components/ui/section';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import * as css from './bare-page.css';

type Props = { locale: Locale; title: string; children: ReactNode };

/** A page on the way in or out: the mark, one title, what comes next. No menu, and nothing of others. */
export async function BarePage({ locale, title, children }: Props) {
  const t = await translations(locale, 'common');
  const lang = MARKETS[locale].tag;
  return (
    <main lang={lang} className={cx(sectionClass('Aqua'), css.page)}>
      <title lang={lang}>{t('titleTemplate', { title, brand: t('brand') })}</title>
      <Container className={css.column}>
        <Logo name={t('brand')} />
        <h1>{title}</h1>
        {children}
      </Container>
    </main>
  );
}
