import { AddIconButton, AddToCartForm } from '@/components/layout/islands';
import { IconLink } from '@/components/ui/button';
import { STOCK_ALERT } from '@/components/ui/element-ids';
import type { CatalogueCard } from '@/lib/catalogue/types';
import { pathFor } from '@/lib/platform/i18n/navigation';
import { translations } from '@/lib/platform/i18n/translations';
import { type Locale, MARKETS } from '@/lib/platform/markets';
import { cardView, priceWords } from './card-view';
import { addForm } from './catalogue-card.css';
import { ProductCard } from './product-card';

type Props = { locale: Locale; card: CatalogueCard; priority?: boolean; sizes?: string; prefetch?: false };

/** A product of the catalogue as a card, with the add-to-cart action that its sale allows. */
export async function CatalogueCardView({ locale, card, ...look }: Props) {
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
      className={addForm}
    >
      {available ? (
        <AddIconButton icon="plus" look="solid" label={t('addCard', { name })} />
      ) : (
        <Bell href={href} label={t('alertCard', { name })} />
      )}
    </AddToCartForm>
  );
}
