import type { Content } from '@prismicio/client';
import { AuthorCard } from '@/components/editorial/author-card';
import { grid } from '@/components/editorial/author-card.css';
import { pictureOf } from '@/components/editorial/content-picture';
import { crumbsTo } from '@/components/editorial/crumbs';
import { PageHero } from '@/components/editorial/page-hero';
import { PageFrame } from '@/components/layout/page-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container, Section } from '@/components/ui/section';
import { pathFor } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { routeTwins } from '@/lib/seo/route-twins';

type Props = { locale: Locale; authors: readonly Content.AuthorDocument[] };

/** Everybody who writes or reads the advice. */
export async function AuthorsView({ locale, authors }: Props) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'pages')]);
  const base = pathFor(locale, '/authors/[[...path]]');
  const crumbs = await crumbsTo(locale, { text: t('authors.title'), href: base });
  return (
    <PageFrame locale={locale} background="Beige Dark" twins={routeTwins('/authors/[[...path]]')} crumbs={crumbs}>
      <PageHero
        background="Beige Dark"
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={t('authors.title')}
        intro={<p>{t('authors.intro')}</p>}
      />
      <Section background="White">
        <Container className={grid}>
          {authors.map(({ id, url, data: { name, portrait, ...person } }) => (
            <AuthorCard key={id} {...person} name={name ?? ''} href={url} portrait={pictureOf(portrait)} />
          ))}
        </Container>
      </Section>
    </PageFrame>
  );
}
