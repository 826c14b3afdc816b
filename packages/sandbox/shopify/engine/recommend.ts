import type { Product } from '../catalogue/types.ts';

const mostRecommended = 10;

/**
 * COMPLEMENTARY: the merchant's selection. RELATED: the merchant's selection, then the products that share most
 * collections and tags.
 */
export function recommend(product: Product, all: readonly Product[], intent: string): Product[] {
  const byHandle = (handles: string[]) => handles.flatMap((named) => all.find(({ handle }) => handle === named) ?? []);
  if (intent === 'COMPLEMENTARY') return byHandle(product.complementary).slice(0, mostRecommended);
  const written = byHandle(product.related);
  const shared = (other: Product) =>
    2 * other.collections.filter((handle) => product.collections.includes(handle)).length +
    other.tags.filter((tag) => product.tags.includes(tag)).length;
  const alike = all
    .filter((other) => other !== product && !written.includes(other))
    .map((other) => ({ other, score: shared(other) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.other.id - b.other.id)
    .map(({ other }) => other);
  return [...written, ...alike].slice(0, mostRecommended);
}
