import { type Content, isFilled } from '@prismicio/client';
import type { ReactNode } from 'react';
import { RichText } from '@/components/editorial/rich-text';
import { FavouriteButton } from '@/components/favourites/favourite-button';
import { GuaranteeLink } from '@/components/guarantee/guarantee-notice';
import { PaymentMarks } from '@/components/payments/payment-marks';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Notice } from '@/components/ui/notice';
import type { PictureSource } from '@/components/ui/picture';
import { Container, Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { text, textLink } from '@/components/ui/text.css';
import { isGiftCardPage, type ProductPage } from '@/lib/catalogue/pages';
import { getProductHrefs } from '@/lib/catalogue/sold';
import { packPictures, placesFrom, type VariantTable } from '@/lib/catalogue/tables';
import { variantFor } from '@/lib/catalogue/variants';
import { getUsualPromise } from '@/lib/delivery/promises';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import type { PricedProduct } from '@/lib/prices/reductions';
import { reminderPath } from '@/lib/reminders/queries';
import { imageOf } from '@/lib/services/prismic/links';
import { choiceOf } from '@/lib/services/prismic/selects';
import type { Product } from '@/lib/services/shopify/types';
import * as css from './buy.css';
import { BundleOfChoice, BuyBox } from './buy-box';
import { SelectedImage } from './buy-choice';
import { BundleList, bundleTable, isSame, itemsOf } from './buy-parts';
import { buyProps } from './buy-props';
import { seenProduct } from './catalogue-card';
import { Gallery, type GalleryDetail } from './gallery';
import { GiftCardBox } from './gift-card-box';
import { ProductFacts } from './product-statements';

type BundleBlockProps = { locale: Locale; product: PricedProduct; table: VariantTable; search: string };

async function BundleBlock({ locale, product, table, search }: BundleBlockProps) {
  const components = product.variants.flatMap(({ bundledProducts }) =>
    bundledProducts.map(({ productId }) => productId),
  );
  const [t, hrefs] = await Promise.all([translations(locale, 'catalogue'), getProductHrefs(locale, components)]);
  const words = {
    soldOut: t('optionUnavailable'),
    tooFew: t('bundleTooFew'),
    saving: t('bundleSaving', { amount: '{amount}' }),
  };
  const bundle = bundleTable(product.variants, { tag: MARKETS[locale].tag, words, hrefs });
  return isSame(bundle) ? (
    <BundleList title={t('bundle')} items={itemsOf(bundle, 0)} note={bundle.savings[0]} />
  ) : (
    <BundleOfChoice title={t('bundle')} bundle={bundle} table={table} initial={search} />
  );
}

type Props = {
  title: string;
  /** What the law wants beside the name. */
  beside?: string;
  /** What buyers think of it. */
  rating?: ReactNode;
  lead?: ReactNode;
  gallery: ReactNode;
  children: ReactNode;
};

/** Gallery on one side; name, price, options, button and reassurance on the other, which is sticky. */
function ProductLayout({ title, beside, rating, lead, gallery, children }: Props) {
  return (
    <div className={css.top}>
      {gallery}
      <div className={css.buy}>
        <div>
          <h1 className={css.shopTopTitle}>{title}</h1>
          {beside && <p>{beside}</p>}
          {rating}
          {lead && <div className={cx(text.lead, css.lead)}>{lead}</div>}
        </div>
        {children}
      </div>
    </div>
  );
}

/** The shop's pictures in their order, or the content's own when the shop has none. */
function galleryPictures({ data }: Content.ProductDocument, product: Pick<Product, 'images'> | null): PictureSource[] {
  const pack = imageOf(data.pack);
  if (!product?.images.length) return pack ? [{ ...pack, service: 'prismic' }] : [];
  return product.images.map(({ url, altText, width, height }) => ({
    src: url,
    alt: altText,
    width,
    height,
    service: 'shopify',
  }));
}

/** Index of the initial picture: the variant's own, else the first. */
const firstPlace = (pictures: readonly PictureSource[], url: string | undefined): number =>
  Math.max(
    0,
    pictures.findIndex(({ src }) => src === url),
  );

/** Two tiles below the main picture: another view of the product, and its plant. None when only one of them exists. */
function galleryDetails({ data }: Content.ProductDocument, second: PictureSource | undefined): GalleryDetail[] {
  const plate = imageOf(data.plate);
  if (!second || !plate) return [];
  return [
    { image: { ...second, alt: '' }, background: 'Aqua' },
    { image: { ...plate, alt: '', service: 'prismic' }, background: 'Beige Dark' },
  ];
}

type BuyBlockProps = { locale: Locale; product: PricedProduct; document: Content.ProductDocument; search: string };

/** Price, options, quantity and button, reassurance; then the contents of a bundle. */
async function BuyBlock({ locale, product, document: { data, url }, search }: BuyBlockProps) {
  const { intake_days: intakeDays } = data;
  const [t, props, promise] = await Promise.all([
    translations(locale, 'catalogue'),
    buyProps(locale, product, data.title ?? '', search),
    getUsualPromise(locale),
  ]);
  return (
    <>
      <BuyBox {...props} promise={promise} facts={<ProductFacts locale={locale} data={data} />} />
      <PaymentMarks locale={locale} />
      <GuaranteeLink locale={locale} />
      {Boolean(intakeDays) && (
        <p>
          <Link href={reminderPath(locale, url ?? '')} prefetch={false} className={textLink}>
            {t('reminder')}
          </Link>
        </p>
      )}
      {product.isBundle && <BundleBlock locale={locale} product={product} table={props.table} search={search} />}
    </>
  );
}

type ShopTopProps = {
  locale: Locale;
  page: ProductPage;
  search: string;
  breadcrumb: ReactNode;
  rating: ReactNode;
};

/** The first view of a product that is not a medicine: gallery on one side, price and options on the other. */
export async function ShopTop({ locale, page, search, breadcrumb, rating }: ShopTopProps) {
  const { document, product, sellable } = page;
  const { data } = document;
  const t = await translations(locale, 'catalogue');
  const variant = product && variantFor(product.variants, new URLSearchParams(search));
  const pictures = galleryPictures(document, product);
  const first = firstPlace(pictures, variant?.image?.url);
  const [, second] = placesFrom(first, pictures.length);
  const name = data.title ?? '';
  const sweetening = isGiftCardPage(page) ? null : choiceOf('sweetening', data.sweetening);
  return (
    <Section background="White" space="none" pair={choiceOf('pair', data.color_pair)}>
      <Container>
        {breadcrumb}
        <SelectedImage>
          <ProductLayout
            title={name}
            beside={sweetening ? t(`sweetening.${sweetening}`) : undefined}
            rating={rating}
            lead={isFilled.richText(data.intro) ? <RichText field={data.intro} /> : <p>{data.subtitle}</p>}
            gallery={
              <Gallery
                name={name}
                words={{
                  label: t('gallery', { name }),
                  thumb: t('thumb', { index: '{index}', total: '{total}' }),
                  more: t('morePhotos', { count: '{count}' }),
                  film: t('film', { name: '{name}' }),
                  zoom: {
                    close: t('zoom.close'),
                    previous: t('zoom.previous'),
                    next: t('zoom.next'),
                    larger: t('zoom.larger'),
                    smaller: t('zoom.smaller'),
                  },
                }}
                pictures={packPictures(pictures)}
                films={product?.videos}
                first={first}
                tint={data.tint ?? undefined}
                details={galleryDetails(document, second === undefined ? undefined : pictures[second])}
                badge={data.badge ? <Tag tone="sun">{data.badge}</Tag> : undefined}
              />
            }
          >
            {!sellable && <Notice>{t('notSoldHere')}</Notice>}
            {sellable && !product && <Notice tone="warning">{t('unavailableLong')}</Notice>}
            {product &&
              (product.isGiftCard ? (
                <GiftCardBox locale={locale} product={product} name={name} search={search} />
              ) : (
                <BuyBlock locale={locale} product={product} document={document} search={search} />
              ))}
            {sellable && (
              <FavouriteButton
                locale={locale}
                product={seenProduct(document)}
                listHref={pathFor(locale, '/favourites')}
                words={{
                  add: t('favourites.add'),
                  remove: t('favourites.remove'),
                  added: t('favourites.added'),
                  removed: t('favourites.removed'),
                  list: t('favourites.list'),
                  refused: t('favourites.refused'),
                }}
              />
            )}
          </ProductLayout>
        </SelectedImage>
      </Container>
    </Section>
  );
}
