import type { ReactNode } from 'react';
import { AddIconButton, AddToCartForm } from '@/components/layout/islands';
import { IconLink } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { STOCK_ALERT } from '@/components/ui/element-ids';
import { inOrder } from '@/components/ui/in-order';
import { Link } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Price, type PriceView } from '@/components/ui/price';
import { Tag, type TagTone } from '@/components/ui/tag';
import type { CatalogueCard } from '@/lib/catalogue/card';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { cardView, priceWords } from './card-view';
import * as css from './product-card.css';

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
