import type { ComponentProps } from 'react';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { cx } from '@/components/ui/cx';
import { Container, Section } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import { translations } from '@/lib/i18n/translations';
import * as css from './directory-top.css';
import { Finder } from './finder';

export const BACKGROUND = 'Blue';
type Props = ComponentProps<typeof Finder> & { crumbs: readonly Crumb[]; intro?: string };

/** The title and the form: first on both pages. */
export async function DirectoryTop({ crumbs, intro, ...finder }: Props) {
  const { locale } = finder;
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'directory')]);
  return (
    <Section background={BACKGROUND} space="none">
      <Container className={css.top}>
        <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />
        <h1 className={cx(!intro && text.h2)}>{t('heading')}</h1>
        {intro && <p className={text.lead}>{intro}</p>}
        <Finder {...finder} />
      </Container>
    </Section>
  );
}
