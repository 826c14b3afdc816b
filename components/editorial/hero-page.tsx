import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb, type Crumb } from '@/components/ui/page-navigation';
import { Container, Section } from '@/components/ui/section';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { PageHero } from './hero';
import { crumbsTo } from './page-navigation';

type Props = Pick<ComponentProps<typeof PageFrame>, 'background' | 'alternates' | 'preHeader'> &
  Pick<ComponentProps<typeof PageHero>, 'title' | 'intro' | 'plant'> &
  Pick<ComponentProps<typeof Section>, 'space'> & {
    locale: Locale;
    /** From the home page, which is not named, to this page. */
    trail: readonly Crumb[];
    children: ReactNode;
  };

/** A page of one subject: breadcrumb, title and introduction, and its content in one section below. */
export async function HeroPage({
  locale,
  background = 'Beige Light',
  alternates,
  preHeader,
  trail,
  title,
  intro,
  plant,
  space,
  children,
}: Props) {
  const t = await translations(locale, 'common');
  const crumbs = await crumbsTo(locale, ...trail);
  return (
    <PageFrame locale={locale} background={background} alternates={alternates} crumbs={crumbs} preHeader={preHeader}>
      <PageHero
        background={background}
        breadcrumb={<Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />}
        title={title}
        intro={intro}
        plant={plant}
      />
      <Section background="White" space={space}>
        <Container>{children}</Container>
      </Section>
    </PageFrame>
  );
}
