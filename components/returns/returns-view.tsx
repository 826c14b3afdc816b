import { HeroPage } from '@/components/editorial/hero';
import { RichText } from '@/components/editorial/rich-text';
import { formWords, Note, thanksOf } from '@/components/forms/form-words';
import { Notice } from '@/components/ui/notice';
import { Split, Stack } from '@/components/ui/section';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';
import { getReturnable, type ReturnsPage } from '@/lib/returns/queries';
import { ReturnsForm } from './returns-form';

type Props = { locale: Locale; page: ReturnsPage };

/** How to return a product, and the form to request it. */
export async function ReturnsView({ locale, page }: Props) {
  const t = await translations(locale, 'forms');
  const products = await getReturnable(locale);
  return (
    <HeroPage
      locale={locale}
      background={page.background}
      alternates={page.alternates}
      trail={[{ text: page.title, href: page.path }]}
      title={page.title}
      intro={<RichText field={page.intro} />}
      plant={page.picture ? { ...page.picture, service: 'prismic' } : undefined}
    >
      <Split>
        {products.length === 0 ? (
          // A product is required: the form could not be submitted.
          <Notice tone="warning">{t('returns.productsNone')}</Notice>
        ) : (
          <ReturnsForm
            locale={locale}
            words={await formWords(locale, 'returns')}
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
    </HeroPage>
  );
}
