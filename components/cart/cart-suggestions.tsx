import { WatchedList } from '@/components/analytics/watched-list';
import { CatalogueCardView } from '@/components/product/catalogue-card';
import { ProductGrid } from '@/components/product/product-grid';
import { Container, Section, SectionHead } from '@/components/ui/section';
import type { CartView } from '@/lib/cart/types';
import { getSuggestions } from '@/lib/catalogue/suggestions';
import { within } from '@/lib/http/deadlines';
import { EXTRA_MS } from '@/lib/http/patience';
import { translations } from '@/lib/i18n/translations';
import { logError } from '@/lib/log';
import type { Locale } from '@/lib/markets';

const SHOWN = 4;

type Props = { locale: Locale; inCart: CartView | null | undefined };

/** A few products that are not in the cart yet. Nice to have: without an answer of the services the cart stands alone. */
export async function CartSuggestions({ locale, inCart }: Props) {
  // A shop that did not give the cart gives no products either.
  if (inCart === undefined) return null;
  const t = await translations(locale, 'cart');
  const known = [...new Set(inCart?.lines.map(({ variant }) => variant.productId))];
  const cards = await within(EXTRA_MS, getSuggestions(locale, known)).catch((error) => {
    logError('cart', error);
    return null;
  });
  const fresh = (cards ?? []).slice(0, SHOWN);
  if (fresh.length === 0) return null;
  return (
    <Section background="Beige Light" space="tight">
      <Container>
        <SectionHead title={t('suggestions')} />
        <WatchedList id="suggestions" cards={fresh} />
        <ProductGrid
          columns={4}
          cards={fresh.map((card) => (
            <CatalogueCardView key={card.href} locale={locale} card={card} prefetch={false} />
          ))}
        />
      </Container>
    </Section>
  );
}
