import { WatchedList } from '@/components/analytics/marks';
import { linkedProduct } from '@/lib/catalogue/card';
import { getShelf } from '@/lib/catalogue/cards';
import type { Locale } from '@/lib/platform/markets';
import { CatalogueCardView } from './catalogue-card';
import * as css from './product-grid.css';

type ProductShelfProps = { locale: Locale; products: readonly Parameters<typeof linkedProduct>[0][] };

/** Selected products on the section's own tile colour, in a row that scrolls sideways when it overflows. */
export async function ProductShelf({ locale, products }: ProductShelfProps) {
  const sources = products.map(linkedProduct).filter((source) => source !== null);
  const cards = await getShelf(sources, locale);
  return (
    <ul className={css.row}>
      {cards.map((card) => (
        <CatalogueCardView key={card.href} locale={locale} card={{ ...card, tint: '' }} sizes={css.pictureSizes} />
      ))}
      <WatchedList id="shelf" cards={cards} />
    </ul>
  );
}
