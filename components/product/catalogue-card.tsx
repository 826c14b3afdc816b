import type { Content } from '@prismicio/client';
import type { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AddIconButton, AddToCartForm, RecentProducts } from '@/components/layout/islands';
import { IconLink } from '@/components/ui/button';
import { STOCK_ALERT } from '@/components/ui/element-ids';
import { Link } from '@/components/ui/link';
import { cx, inOrder } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Price, type PriceView } from '@/components/ui/price';
import { Tag, type TagTone } from '@/components/ui/tag';
import type { CatalogueCard, Sale } from '@/lib/catalogue/product';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import { pathFor } from '@/lib/platform/i18n/routes';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { imageOf } from '@/lib/services/prismic/links';
import { formatMoney, type UnitPriceWords, unitPriceText, unitPriceWords } from '@/lib/services/shopify/money';
import * as css from './product-card.css';
import { listedPrice, type ReductionWords } from './variant-price';

type CatalogueCardProps = { locale: Locale; card: CatalogueCard; priority?: boolean; sizes?: string; prefetch?: false };

/** A product of the catalogue as a card, with the add-to-cart action that its sale allows. */
export async function CatalogueCardView({ locale, card, ...look }: CatalogueCardProps) {
  const [t, prices] = await Promise.all([translations(locale, 'catalogue'), priceWords(locale)]);
  const { sale, title, href } = card;
  return (
    <ProductCard
      product={cardView(card, MARKETS[locale].tag, t, prices)}
      action={
        sale.kind === 'shop' && (
          <Add locale={locale} available={sale.available} variantId={sale.variantId} name={title} href={href} />
        )
      }
      {...look}
    />
  );
}

/** To the form that promises a mail when the product is back. */
function Bell({ href, label }: { href: string; label: string }) {
  return <IconLink icon="bell" look="solid" href={`${href}#${STOCK_ALERT}`} label={label} />;
}

type AddProps = { locale: Locale; available: boolean; variantId: string | null; name: string; href: string };

async function Add({ locale, available, variantId, name, href }: AddProps) {
  const t = await translations(locale, 'catalogue');
  if (!variantId && available) return <IconLink icon="plus" look="solid" href={href} label={t('choose', { name })} />;
  if (!variantId) return <Bell href={href} label={t('alertCard', { name })} />;
  return (
    <AddToCartForm
      locale={locale}
      variantId={variantId}
      name={name}
      cartHref={pathFor(locale, '/checkout/cart')}
      className={css.addForm}
    >
      {available ? (
        <AddIconButton icon="plus" look="solid" label={t('addCard', { name })} />
      ) : (
        <Bell href={href} label={t('alertCard', { name })} />
      )}
    </AddToCartForm>
  );
}

export type ProductCardView = {
  href: string;
  name: string;
  line?: string;
  image?: PictureSource;
  /** Colour of the tile, by range: content, not theme. The section's own tile colour otherwise. */
  tint?: string;
  /** A low, wide object, shown smaller in the frame. */
  flat?: boolean;
  tags?: readonly { text: string; tone?: TagTone }[];
  price?: PriceView;
  /** Format and unit price. */
  note?: string;
  /** Instead of a price: "En pharmacie". */
  status?: string;
};

type Props = {
  product: ProductCardView;
  /** The round button on the tile, in its own form when it adds to the cart. */
  action?: ReactNode;
  priority?: boolean;
  sizes?: string;
  prefetch?: false;
};

const gridSizes = '(min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw';

export function ProductCard({ product, action, priority, sizes = gridSizes, prefetch }: Props) {
  const { href, name, line, image, tint, flat, tags = [], price, note, status } = product;
  const grouped = image !== undefined && image.width > image.height;
  return (
    <li className={cx(css.card, flat && css.flat, grouped && css.grouped)}>
      <h3 className={css.name}>
        <Link href={href} className={css.link} prefetch={prefetch}>
          {name}
        </Link>
      </h3>
      {line && <p className={css.line}>{line}</p>}
      {price && <Price price={price} note={note} className={css.price} />}
      {status && <p className={css.status}>{status}</p>}
      {/* After the name that its button repeats, and shown above it. */}
      <div className={css.media} style={tint ? { backgroundColor: tint } : undefined}>
        {tags.length > 0 && (
          <div className={css.tags}>
            {inOrder(tags, ({ text, tone }) => (
              <Tag tone={tone}>{text}</Tag>
            ))}
          </div>
        )}
        {image && <Picture image={image} sizes={sizes} priority={priority} className={css.picture} />}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </li>
  );
}

/** More than twice the pixels of a card on any screen: wider renditions would only make the document larger. */
const MOST_PIXELS = 1080;

function asShown<T extends { width: number; height: number }>(picture: T): T {
  const width = Math.min(picture.width, MOST_PIXELS);
  return { ...picture, width, height: Math.round((picture.height * width) / picture.width) };
}

type Words = ReturnType<typeof useTranslations<'catalogue'>>;

/** The messages of `prices` with unfilled placeholders. */
export type PriceWords = ReductionWords & UnitPriceWords;

type Sold = Extract<Sale, { kind: 'shop' }>;

/** A catalogue card with the texts and numbers of its language; `tag` is the BCP 47 tag of the market. */
export function cardView(card: CatalogueCard, tag: string, t: Words, prices: PriceWords): ProductCardView {
  const { sale } = card;
  return {
    href: card.href,
    name: card.title,
    line: card.line,
    image: card.picture ? { ...asShown(card.picture), service: 'prismic' } : undefined,
    tint: card.tint,
    tags: [
      ...(card.badge ? [{ text: card.badge, tone: 'sun' as const }] : []),
      ...(sale.kind === 'shop' && !sale.available ? [{ text: t('soldOut') }] : []),
    ],
    ...standing(sale, card.format, tag, t, prices),
  };
}

function standing(
  sale: Sale,
  format: string,
  tag: string,
  t: Words,
  prices: PriceWords,
): Pick<ProductCardView, 'price' | 'note' | 'status'> {
  switch (sale.kind) {
    case 'pharmacy':
      return { status: t('inPharmacy') };
    case 'unsold':
      return { status: t('unsold') };
    case 'unavailable':
      return { status: t('unavailable') };
    case 'shop':
      return {
        price: priceView(sale, tag, t, prices),
        note: [format, unitPrice(sale, tag, prices)].filter(Boolean).join(', '),
      };
  }
}

function priceView({ price, reduction, priceVaries }: Sold, tag: string, t: Words, prices: PriceWords): PriceView {
  if (priceVaries) return { kind: 'range', from: formatMoney(price, tag), fromWords: t('from') };
  const view = listedPrice(price, reduction, tag, prices);
  return view.kind === 'sale' ? { ...view, amountWords: t('price') } : view;
}

/** Only for a single format: next to the start of a price range it would belong to a different price. */
const unitPrice = ({ unitPrice: unit, priceVaries }: Sold, tag: string, prices: PriceWords): string | null =>
  unit && !priceVaries ? unitPriceText(unit, tag, prices) : null;

/** The messages around prices with unfilled placeholders: they are sent to the browser once, whatever is selected there. */
export async function priceWords(locale: Locale): Promise<PriceWords> {
  const t = await translations(locale, 'prices');
  return {
    lowest: t('lowest'),
    lowestWas: t('lowestWas', { price: '{price}' }),
    instead: t('instead'),
    before: t('before'),
    percent: t('percent', { percent: '{percent}' }),
    ...unitPriceWords(t),
  };
}

/** What the browser may store of a product: for the list of viewed ones, and for the favourites. */
export function seenProduct({ id, url, data }: Content.ProductDocument): SeenProduct {
  const pack = imageOf(data.pack);
  return {
    id,
    title: data.title ?? '',
    href: url ?? '',
    picture: pack && { src: pack.src, width: pack.width, height: pack.height },
  };
}

type RecentBlockProps = { locale: Locale; current?: SeenProduct };

/** At the end of a page: the shop products that this browser has viewed before. */
export async function RecentBlock({ locale, current }: RecentBlockProps) {
  const t = await translations(locale, 'catalogue');
  const words = {
    title: t('recent.title'),
    text: t('recent.text'),
    clear: t('recent.clear'),
    cleared: t('recent.cleared'),
  };
  return <RecentProducts locale={locale} current={current} words={words} />;
}
