import { type ImageField, isFilled, type KeyTextField, type RichTextField } from '@prismicio/client';
import type { ComponentProps, ReactNode } from 'react';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import type { Twins } from '@/lib/prismic/twins';
import { pictureOf } from './content-picture';
import { PageHero } from './page-hero';
import { RichText } from './rich-text';

type Headed = {
  url?: string | null;
  data: { title: KeyTextField; intro: RichTextField; section_background: string | null; picture?: ImageField };
};

type Props = {
  locale: Locale;
  document: Headed;
  twins: Twins;
  crumbs: readonly Crumb[];
  chips?: ComponentProps<typeof PageHero>['chips'];
  /** Below the introduction. */
  below?: ReactNode;
  children: ReactNode;
};

/** Frame and top of a page that is one document: title, introduction, picture and background are its own. */
export async function DocumentFrame({ locale, document, twins, crumbs, chips, below, children }: Props) {
  const { title, intro, section_background: background, picture } = document.data;
  const t = await translations(locale, 'common');
  return (
    <PageFrame locale={locale} background={background} twins={twins} crumbs={crumbs}>
      <PageHero
        background={background}
        breadcrumb={<Breadcrumb label={t('breadcrumb')} crumbs={crumbs} />}
        title={title ?? ''}
        intro={isFilled.richText(intro) && <RichText field={intro} />}
        picture={picture && pictureOf(picture)}
        chips={chips}
      >
        {below}
      </PageHero>
      {children}
    </PageFrame>
  );
}
