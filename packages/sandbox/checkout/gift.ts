import type { Attribute } from '../shopify/engine/cart-types.ts';
import { type Html, html } from './html.ts';
import type { Words } from './messages.ts';

/** Wrapping and message that the storefront wrote into the attributes of a cart; a real shop reads them in its admin. */
export function giftIn(attributes: readonly Attribute[]): { wrap: boolean; message: string } {
  const value = (wanted: string) => attributes.find(({ key }) => key === wanted)?.value ?? '';
  return { wrap: value('gift_wrap') === 'yes', message: value('gift_message') };
}

export function giftPart(attributes: readonly Attribute[], { t }: Words): Html | false {
  const { wrap, message } = giftIn(attributes);
  return (
    (wrap || message !== '') &&
    html`<h3>${t.gift}</h3>${wrap && html`<p>${t.wrapped}</p>`}${message && html`<p class="note">${message}</p>`}`
  );
}

/** The attributes of a line that its buyer may see, as the hosted checkout shows them: not those with an underscore. */
export const recipientPart = (attributes: readonly Attribute[], { t }: Words): Html[] =>
  attributes
    .filter(({ key, value }) => !key.startsWith('_') && value !== '')
    .map(({ key, value }) => html`<p class="hint">${key}${t.colon} ${value}</p>`);
