import { PageHero } from '@/components/editorial/hero';
import { crumbsTo } from '@/components/editorial/page-navigation';
import { RichText } from '@/components/editorial/rich-text';
import { formWords } from '@/components/forms/form-words';
import { Note, thanksOf } from '@/components/forms/note';
import { PageFrame } from '@/components/layout/page-frame';
import { Notice } from '@/components/ui/notice';
import { Breadcrumb } from '@/components/ui/page-navigation';
import { Container, Section, Split, Stack } from '@/components/ui/section';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { getReturnable, type ReturnsPage } from '@/lib/returns/queries';
import { ReturnsForm } from './returns-form';

type Props = { locale: Locale; page: ReturnsPage };

/** How to return a product, and the form to request it. */
export async function ReturnsView({ locale, page }: Props) {
  const [common, t] = await Promise.all([translations(locale, 'common'), translations(locale, 'forms')]);
  const crumbs = await crumbsTo(locale, { text: page.title, href: page.path });
  const products = await getReturnable(locale);
  return (
    <PageFrame locale={locale} background={page.background} twins={page.twins} crumbs={crumbs}>
      <PageHero
        background={page.background}
        breadcrumb={<Breadcrumb label={common('breadcrumb')} crumbs={crumbs} />}
        title={page.title}
        intro={<RichText field={page.intro} />}
        plant={page.picture ? { ...page.picture, service: 'prismic' } : undefined}
      />
      <Section background="White">
        <Container>
          <Split>
            {products.length === 0 ? (
              // A product is required: the form could not be submitted.
              <Notice tone="warning">{t('returns.productsNone')}</Notice>
            ) : (
              <ReturnsForm
                locale={locale}
                words={await formWords(locale)}
                labels={{
                  order: t('returns.order'),
                  orderHint: t('returns.orderHint'),
                  products: t('returns.products'),
                  reason: t('returns.reason'),
                  reasonHint: t('returns.reasonHint'),
                  submit: t('returns.submit'),
                }}
                products={products}
                done={thanksOf(page.thanks, t('returns.done'))}
                note={<Note field={page.privacy} />}
              />
            )}
            {page.how && (
              <Stack gap={4}>
                <h2>{page.how.title}</h2>
                <RichText field={page.how.text} headings={3} />
              </Stack>
            )}
          </Split>
        </Container>
      </Section>
    </PageFrame>
  );
}
