import { type Html, html } from '../checkout/html.ts';
import { catalogueNow } from '../shopify/catalogue/current.ts';
import type { Variant } from '../shopify/catalogue/types.ts';
import { stockOf } from '../shopify/context.ts';
import type { Commerce } from '../shopify/service.ts';
import { table } from './sections.ts';

const nameOf = ({ product, options }: Variant) => `${product.title}, ${options.join(' / ')}`;
const decimal = (cents: number | null | undefined) => (cents == null ? '' : (cents / 100).toFixed(2));

export function stockForm(commerce: Commerce): Html {
  const left = stockOf(commerce);
  const rows = commerce.catalogue.products
    .flatMap(({ variants }) => variants)
    .filter(({ components, stock: written }) => components.length === 0 && written !== null)
    .map((variant) => {
      const name = nameOf(variant);
      return html`<tr><td>${variant.id}</td><th scope="row">${name}</th><td><form method="post" action="/control/stock">
<input type="hidden" name="variantId" value="${variant.id}"><input name="quantity" type="number" min="0" value="${left(variant.id)}" aria-label="Pieces of ${name}"><button class="second">Set</button></form></td></tr>`;
    });
  return table('Stock', ['Variant', 'Product', 'Pieces'], rows);
}

export function priceForm(commerce: Commerce): Html {
  const rows = catalogueNow(commerce)
    .products.flatMap(({ variants }) => variants)
    .map((variant) => {
      const name = nameOf(variant);
      const { id, price, compareAtPrice } = variant;
      return html`<tr><td>${id}</td><th scope="row">${name}</th><td><form method="post" action="/control/price">
<input type="hidden" name="variantId" value="${id}"><input name="price" inputmode="decimal" value="${decimal(price)}" aria-label="Price of ${name}"><input name="compareAtPrice" inputmode="decimal" value="${decimal(compareAtPrice)}" aria-label="Former price of ${name}"><button class="second">Set</button></form></td></tr>`;
    });
  return table('Prices', ['Variant', 'Product', 'Price, former price'], rows);
}

export function offerForm(commerce: Commerce): Html {
  const { offerRules, discounts } = catalogueNow(commerce);
  const rows = offerRules.map(({ id, status }) => {
    const title = discounts.find((discount) => String(discount.id) === id)?.title ?? '';
    const other = status === 'ACTIVE' ? 'EXPIRED' : 'ACTIVE';
    return html`<tr><td>${id}</td><th scope="row">${title}</th><td>${status}</td><td><form method="post" action="/control/offer-rule">
<input type="hidden" name="id" value="${id}"><input type="hidden" name="status" value="${other}"><button class="second">Switch to ${other}</button></form></td></tr>`;
  });
  return rows.length > 0 ? table('Offer rules', ['Rule', 'Discount', 'Status', 'Switch'], rows) : html`<p>None.</p>`;
}
