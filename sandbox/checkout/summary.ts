import type { Variant } from '../shopify/catalogue/types.ts';
import type { PricedCart } from '../shopify/engine/pricing.ts';
import { type Html, html } from './html.ts';
import type { Words } from './messages.ts';

export interface Choice {
  handle: string;
  title: string;
  description: string;
  price: number;
  total: number;
  tax: number;
}

function thumbnail({ product, image }: Variant): Html {
  const picture = product.images[image ?? 0] ?? product.images[0];
  return picture
    ? html`<img src="/images/${picture.src}?v=1&width=128" alt="" width="64" height="80">`
    : html`<span></span>`;
}

/** Amounts that depend on the delivery option stand once for each; the stylesheet shows those of the chosen one. */
function perChoice(choices: Choice[], write: (choice: Choice) => string): Html[] {
  return choices.map((choice, index) => html`<span class="for for-${index}">${write(choice)}</span>`);
}

export function choiceCss(choices: Choice[]): string {
  const rules = choices.map((_, i) => `form:has(#delivery-${i}:checked) .for-${i}{display:inline}`);
  return choices.length > 1 ? `.for{display:none}${rules.join('')}` : '';
}

export function summary(priced: PricedCart, choices: Choice[], { lang, t, money }: Words): Html {
  const off = priced.allocations.map(
    ({ discount, amount }) =>
      html`<dt>${discount.translations[lang]?.title ?? discount.title}</dt><dd>−${money(amount)}</dd>`,
  );
  const lines = priced.lines.map(({ line, variant, total, subtotal, allocations }) => {
    const words = variant.product.translations[lang];
    const options = variant.options
      .filter((value) => value !== 'Default Title')
      .map((value) => words?.values?.[value] ?? value);
    return html`<li>${thumbnail(variant)}
<div><strong>${words?.title ?? variant.product.title}</strong><br>${options.join(' / ')}
<p class="hint">${t.quantity}${t.colon} ${line.quantity}</p>
${allocations.map(
  ({ discount, amount }) =>
    html`<p class="hint">${discount.translations[lang]?.title ?? discount.title}${t.colon} −${money(amount)}</p>`,
)}</div>
<div>${total < subtotal && html`<s>${money(subtotal)}</s><br>`}${money(total)}</div></li>`;
  });
  const [first] = choices;
  return html`<section class="panel" aria-labelledby="summary"><h2 id="summary">${t.summary}</h2>
<ul class="lines">${lines}</ul>
<dl><dt>${t.subtotal}</dt><dd>${money(priced.subtotal)}</dd>${off}
${first && html`<dt>${t.delivery}</dt><dd>${perChoice(choices, ({ price }) => (price === 0 ? t.free : money(price)))}</dd>`}
<dt class="total">${t.total}</dt><dd class="total">${first ? perChoice(choices, ({ total }) => money(total)) : money(priced.total)}</dd>
<dt class="hint">${t.vat}</dt><dd class="hint">${first ? perChoice(choices, ({ tax }) => money(tax)) : money(priced.tax)}</dd></dl></section>`;
}
