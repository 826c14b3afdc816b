import { isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { SiteFrame } from '@/components/layout/site-frame';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { Container, Section, SectionHead } from '@/components/ui/section';
import type { ProductPage } from '@/lib/catalogue/pages';
import { productHasPreHeader } from '@/lib/catalogue/pre-header';
import { isMedicine } from '@/lib/catalogue/sale';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { CatalogueCardView } from './catalogue-card';
import { productCrumbs } from './crumbs';
import { MedicineTop } from './medicine-top';
import { ProductDetails } from './product-details';
import { productGraph } from './product-graph';
import { ProductGrid } from './product-grid';
import { ProductQuestions } from './product-questions';
import { ShopTop } from './shop-top';

type Props = { locale: Locale; page: ProductPage; search: string /** The editor's slices. */; children?: ReactNode };

/** A product: what it is and how to get it, then its details, its questions, and what goes with it. */
export async function ProductView({ locale, page, search, children }: Props) {
  const { document, related, twins, sellable } = page;
  const { data } = document;
  const medicine = isMedicine(data.regulatory_class);
  const [common, t, crumbs] = await Promise.all([
    translations(locale, 'common'),
    translations(locale, 'catalogue'),
    productCrumbs(locale, document),
  ]);
  const breadcrumb = <Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />;
  const background = medicine ? (data.section_background ?? 'Beige Dark') : 'White';
  return (
    <SiteFrame
      locale={locale}
      background={background}
      twins={twins}
      crumbs={crumbs}
      graph={await productGraph(locale, page)}
      path={document.url ?? ''}
      preHeader={productHasPreHeader(sellable)}
    >
      {medicine ? (
        <MedicineTop locale={locale} document={document} background={background} breadcrumb={breadcrumb} />
      ) : (
        <ShopTop locale={locale} page={page} search={search} breadcrumb={breadcrumb} />
      )}
      <Section background="White">
        <Container>
          <ProductDetails locale={locale} document={document} medicine={medicine} />
        </Container>
      </Section>
      {children}
      {related.length > 0 && (
        <Section background="Beige Light">
          <Container>
            <SectionHead title={medicine ? t('relatedMedicine') : t('related')} />
            <ProductGrid
              columns={4}
              cards={related.slice(0, 4).map((card) => <CatalogueCardView key={card.id} locale={locale} card={card} />)}
            />
          </Container>
        </Section>
      )}
      {isFilled.group(data.faq) && <ProductQuestions title={data.faq_title || t('questions')} questions={data.faq} />}
    </SiteFrame>
  );
}
