import { Watched } from '@/components/layout/islands';
import { listedOf } from '@/lib/analytics/events';
import type { CatalogueCard } from '@/lib/catalogue/types';
import { env } from '@/lib/platform/env';

/** `id` and `name` of the list in GA4. */
type Props = { id: string; name?: string; cards: readonly CatalogueCard[] };

/** Rendered inside the element that holds the cards; nothing when none of them is sold, as on a shelf of medicines. */
export function WatchedList({ id, name = id, cards }: Props) {
  const products = env().TAG_MANAGER_ID ? cards.flatMap(listedOf) : [];
  return products.length > 0 && <Watched shown={{ kind: 'list', id, name, products }} />;
}

/** Rendered inside the element that announces something. `name` is its text. */
export const WatchedPromotion = ({ id, name }: { id: string; name: string }) =>
  env().TAG_MANAGER_ID ? <Watched shown={{ kind: 'promotion', id, name }} /> : null;
