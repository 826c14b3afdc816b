import { isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { RichText } from '@/components/editorial/rich-text';
import { Notice } from '@/components/ui/notice';
import { Container, Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import type { ProductPage } from '@/lib/catalogue/pages';
import { packPictures, placesFrom } from '@/lib/catalogue/picture-table';
import { variantFor } from '@/lib/catalogue/variants';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { BuyBlock } from './buy-block';
import { Gallery } from './gallery';
import { firstPlace, galleryDetails, galleryPictures } from './gallery-views';
import { ProductLayout } from './product-layout';
import { SelectedImage } from './selected-image';

type Props = { locale: Locale; page: ProductPage; search: string; breadcrumb: ReactNode };

/** The first view of a product that is not a medicine: gallery on one side, price and options on the other. */
export async function ShopTop({ locale, page, search, breadcrumb }: Props) {
  const { document, product, sellable } = page;
  const { data } = document;
  const t = await translations(locale, 'catalogue');
  const variant = product && variantFor(product.variants, new URLSearchParams(search));
  const pictures = galleryPictures(document, product);
  const first = firstPlace(pictures, variant?.image?.url);
  const [, second] = placesFrom(first, pictures.length);
  const name = data.title ?? '';
  return (
    <Section background="White" space="none" pair={data.color_pair}>
      <Container>
        {breadcrumb}
        <SelectedImage>
          <ProductLayout
            title={name}
            lead={isFilled.richText(data.intro) ? <RichText field={data.intro} /> : <p>{data.subtitle}</p>}
            gallery={
              <Gallery
                words={{
                  label: t('gallery', { name }),
                  thumb: t('thumb', { index: '{index}', total: '{total}' }),
                  more: t('morePhotos', { count: '{count}' }),
                }}
                pictures={packPictures(pictures)}
                first={first}
                tint={data.tint ?? undefined}
                details={galleryDetails(document, second === undefined ? undefined : pictures[second])}
                badge={data.badge ? <Tag tone="sun">{data.badge}</Tag> : undefined}
              />
            }
          >
            {!sellable && <Notice>{t('notSoldHere')}</Notice>}
            {sellable && !product && <Notice tone="warning">{t('unavailableLong')}</Notice>}
            {product && <BuyBlock locale={locale} product={product} name={name} search={search} />}
          </ProductLayout>
        </SelectedImage>
      </Container>
    </Section>
  );
}
