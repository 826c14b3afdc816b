import type { CatalogueCard } from '../../lib/catalogue/product.ts';

/** A card of the catalogue with only its name and its link. */
export const CatalogueCardView = ({ card }: { card: CatalogueCard }) => (
  <li data-testid="card">
    <h3>
      <a href={card.href}>{card.title}</a>
    </h3>
  </li>
);
