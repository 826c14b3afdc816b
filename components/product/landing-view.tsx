import { type Content, isFilled } from '@prismicio/client';
import { PageHero } from '@/components/editorial/hero';
import { RichText } from '@/components/editorial/rich-text';
import { PageFrame } from '@/components/layout/page-frame';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Breadcrumb } from '@/components/ui/page-navigation';
import { Picture } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { ChipLink, ChipRow } from '@/components/ui/tag';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { routeAlternates } from '@/lib/seo/metadata';
import { imageOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import { landingCrumbs } from './crumbs';
import * as css from './landing-view.css';

type Category = Content.ProductCategoryDocument;
type Props = { locale: Locale; categories: readonly Category[] };

/** All product families with their shelves: the entry point for a visitor who knows the kind of product. */
export async function LandingView({ locale, categories }: Props) {
  const [common, t, crumbs] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'catalogue'),
    landingCrumbs(locale),
  ]);
  const families = categories.filter(({ data }) => !isFilled.contentRelationship(data.parent));
  const childrenOf = ({ id }: Category) =>
    categories.filter(({ data }) => isFilled.contentRelationship(data.parent) && data.parent.id === id);
  return (
    <PageFrame
      locale={locale}
      background="Beige Light"
      twins={routeAlternates('/products/[[...path]]')}
      crumbs={crumbs}
    >
      <PageHero
        background="Beige Light"
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={t('allProducts')}
        intro={<p>{t('allProductsIntro')}</p>}
      />
      <Section background="White">
        <Container className={css.families}>
          {families.map((family) => (
            <Family key={family.id} family={family} shelves={childrenOf(family)} />
          ))}
        </Container>
      </Section>
    </PageFrame>
  );
}

function Family({ family, shelves }: { family: Category; shelves: readonly Category[] }) {
  const { data, url } = family;
  const plant = imageOf(data.plant);
  return (
    <article className={cx(sectionClass(backgroundOf(data.section_background)), css.family)}>
      <h2>
        <Link href={url ?? ''} className={css.title}>
          {data.title}
        </Link>
      </h2>
      {isFilled.richText(data.intro) && (
        <div className={css.intro}>
          <RichText field={data.intro} />
        </div>
      )}
      <ChipRow>
        {shelves.map((shelf) => (
          <ChipLink key={shelf.id} href={shelf.url ?? ''}>
            {shelf.data.short_title || shelf.data.title}
          </ChipLink>
        ))}
      </ChipRow>
      {plant && (
        <Picture
          image={{ ...plant, service: 'prismic' }}
          sizes="(min-width: 1024px) 13rem, 1px"
          className={css.plant}
        />
      )}
    </article>
  );
}
