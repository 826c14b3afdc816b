import { WatchedList } from '@/components/analytics/marks';
import { CatalogueCardView } from '@/components/product/catalogue-card';
import * as css from '@/components/product/product-card.css';
import { Link } from '@/components/ui/link';
import { inOrder } from '@/components/ui/markup';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { textLink } from '@/components/ui/text.css';
import { getShelf } from '@/lib/catalogue/cards';
import { linkedProduct } from '@/lib/catalogue/product';
import type { Locale } from '@/lib/platform/markets';
import { labelledLinkOf } from '@/lib/services/prismic/links';
import { backgroundOf } from '@/lib/services/prismic/selects';
import type { SliceProps } from '../zone';

type ProductShelfProps = { locale: Locale; products: readonly Parameters<typeof linkedProduct>[0][] };

/** Selected products on the section's own tile colour, in a row that scrolls sideways when it overflows. */
async function ProductShelf({ locale, products }: ProductShelfProps) {
  const sources = products.map(linkedProduct).filter((source) => source !== null);
  const cards = await getShelf(sources, locale);
  return (
    <ul role="list" className={css.row}>
      {inOrder(cards, (card) => (
        <CatalogueCardView locale={locale} card={{ ...card, tint: '' }} sizes={css.pictureSizes} />
      ))}
      <WatchedList id="shelf" cards={cards} />
    </ul>
  );
}

export default function ProductCarouselSlice({ slice: { primary }, context }: SliceProps<'product_carousel'>) {
  const products = primary.products.map(({ product }) => product);
  const link = labelledLinkOf(primary.link);
  if (!products.some(linkedProduct)) return null;
  return (
    <Section background={backgroundOf(primary.section_background)}>
      <Container>
        {(primary.title || link) && (
          <SectionHead
            title={primary.title}
            aside={
              link && (
                <Link href={link.href} className={textLink}>
                  {link.text}
                </Link>
              )
            }
          />
        )}
        <ProductShelf locale={context.locale} products={products} />
      </Container>
    </Section>
  );
}
