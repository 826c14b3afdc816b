import type { ReactNode } from 'react';
import { Logo } from '@/components/layout/header-links';
import { sectionClass } from '@/components/theme/section';
import { type ButtonLook, ButtonRow } from '@/components/ui/button';
import { button } from '@/components/ui/buttons.css';
import { cx } from '@/components/ui/markup';
import { Container } from '@/components/ui/section';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import * as css from './sign-in.css';

type Props = Pick<ButtonLook, 'kind'> & { href: string; children: ReactNode };

/**
 * A link that the browser follows itself: never prefetched, since its target changes cookies or leaves this part of the site.
 */
export function PlainLink({ href, kind, children }: Props) {
  return (
    <ButtonRow>
      <a className={button({ kind })} href={href}>
        {children}
      </a>
    </ButtonRow>
  );
}

/** Redirects automatically, with and without JavaScript: a same-site navigation sends the SameSite=Strict cookies. */
export function Onward({ href, children }: { href: string; children: ReactNode }) {
  return (
    <>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <PlainLink href={href}>{children}</PlainLink>
    </>
  );
}

type BarePageProps = { locale: Locale; title: string; children: ReactNode };

/** An intermediate page of sign-in or sign-out: the mark, one title, the next step. No menu, and no third-party content. */
export async function BarePage({ locale, title, children }: BarePageProps) {
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
