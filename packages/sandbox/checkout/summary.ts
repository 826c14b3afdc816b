import type { Variant } from '../shopify/catalogue/types.ts';
import type { Cart } from '../shopify/engine/cart-types.ts';
import type { Allocation } from '../shopify/engine/discount-scope.ts';
import { type AppliedCard, lastCharacters } from '../shopify/engine/gift-cards.ts';
import type { PricedCart, PricedLine } from '../shopify/engine/pricing.ts';
import { discountTitle } from '../shopify/nouns/cart-discount.ts';
import { planName } from '../shopify/nouns/selling-plan.ts';
import { giftPart, recipientPart } from './gift.ts';
import { type Html, html } from './html.ts';
import { reasons, type Words } from './messages.ts';

/** What the gift cards of the cart pay. */
export type CardsOf = (priced: PricedCart) => AppliedCard[];

export const dueOf = ({ total }: PricedCart, cards: readonly AppliedCard[]): number =>
  cards.reduce((left, { used }) => left - used, total);

export interface Choice {
  handle: string;
  title: string;
  description: string;
  /** Delivered to a relay point, which the buyer chooses. */
  isRelay: boolean;
  /** The complete price with this delivery option. */
  priced: PricedCart;
}

function thumbnail({ product, image }: Variant): Html {
  const picture = product.images[image ?? 0] ?? product.images[0];
  return picture
    ? html`<img src="/images/${picture.src}?v=1&width=128" alt="" width="64" height="80">`
    : html`<span></span>`;
}

/** Content that depends on the delivery option is rendered once for each; the stylesheet shows that of the selected one. */
function perChoice(choices: Choice[], write: (priced: PricedCart) => Html | string): Html[] {
  return choices.map(({ priced }, index) => html`<div class="for for-${index}">${write(priced)}</div>`);
}

export function choiceCss(choices: Choice[]): string {
  const rules = choices.map((_, i) => `form:has(#delivery-${i}:checked) .for-${i}{display:block}`);
  return choices.length > 1 ? `.for{display:none}${rules.join('')}` : '';
}

const named = ({ discount, code }: Allocation, lang: string) => code ?? discountTitle(discount, lang);

function lineItem({ line, variant, plan, total, subtotal, allocations }: PricedLine, said: Words): Html {
  const { lang, t, money } = said;
  const words = variant.product.translations[lang];
  const options = variant.options
    .filter((value) => value !== 'Default Title')
    .map((value) => words?.values?.[value] ?? value);
  const off = allocations.map((one) => html`<p class="hint">${named(one, lang)}${t.colon} −${money(one.amount)}</p>`);
  return html`<li>${thumbnail(variant)}
<div><strong>${words?.title ?? variant.product.title}</strong><br>${options.join(' / ')}
<p class="hint">${t.quantity}${t.colon} ${line.quantity}</p>
${plan && html`<p class="hint">${t.recurring}${t.colon} ${planName(plan, { language: lang })}</p>`}
${off}${recipientPart(line.attributes, said)}</div>
<div>${total < subtotal && html`<s>${money(subtotal)}</s><br>`}${money(total)}</div></li>`;
}

/** The amounts for one delivery option: discounts may also differ between options, when delivery affects which of them apply. */
function amounts(priced: PricedCart, cards: readonly AppliedCard[], { lang, t, money }: Words): Html {
  const { subtotal, allocations, delivery, total, tax } = priced;
  const paid = cards.map(
    ({ card, used }) => html`<dt>${t.giftCard} •••• ${lastCharacters(card)}</dt><dd>−${money(used)}</dd>`,
  );
  const off = (one: Allocation) => html`<dt>${named(one, lang)}</dt><dd>−${money(one.amount)}</dd>`;
  const { price = 0, allocation = null } = delivery?.selected ?? {};
  const before = price + (allocation?.amount ?? 0);
  return html`<dl><dt>${t.subtotal}</dt><dd>${money(subtotal)}</dd>${allocations.map(off)}
${delivery?.selected && html`<dt>${t.delivery}</dt><dd>${before === 0 ? t.free : money(before)}</dd>`}${allocation && off(allocation)}
<dt class="total">${t.total}</dt><dd class="total">${money(total)}</dd>${paid}
${cards.length > 0 && html`<dt>${t.due}</dt><dd>${money(dueOf(priced, cards))}</dd>`}
${tax > 0 && html`<dt class="hint">${t.vat}</dt><dd class="hint">${money(tax)}</dd>`}</dl>`;
}

/** The summary: items, discounts, the reason when a code has no effect, and the buyer's note. */
export function summary(cart: Cart, priced: PricedCart, choices: Choice[], cardsOf: CardsOf, words: Words): Html {
  const { t } = words;
  const idle = priced.codes.map(
    ({ code, reason }) => reason && html`<p class="hint">${code}${t.colon} ${t[reasons[reason]]}</p>`,
  );
  return html`<section class="panel" aria-labelledby="summary"><h2 id="summary">${t.summary}</h2>
<ul class="lines">${priced.lines.map((line) => lineItem(line, words))}</ul>
${choices.length > 0 ? perChoice(choices, (sent) => amounts(sent, cardsOf(sent), words)) : amounts(priced, cardsOf(priced), words)}
${idle}${cart.note && html`<h3>${t.note}</h3><p class="note">${cart.note}</p>`}${giftPart(cart.attributes, words)}</section>`;
}
