import type { IssuedCard, State } from '../state.ts';
import type { Attribute } from './cart-types.ts';
import type { Order } from './order-types.ts';
import type { PricedLine } from './pricing.ts';

/**
 * Attributes of a line by which its gift card goes to somebody else, as Shopify names them
 * (shopify.dev, "Add a gift card recipient form"): the flag, and the fields of the form.
 */
const SEND = '__shopify_send_gift_card_to_recipient';
const OFFSET = '__shopify_offset';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const limits = { name: 255, message: 200, days: 90 };

/** Stricter than the form of a browser: no part before the @ is empty. */
const address = /^[^\s@.]+(?:\.[^\s@.]+)*@(?:[^\s@.]+\.)+[^\s@.]{2,}$/;

function recipientIn(attributes: readonly Attribute[]) {
  const value = (wanted: string) => attributes.find(({ key }) => key === wanted)?.value.trim() ?? '';
  return {
    isMeant: value(SEND) !== '',
    to: value('Recipient email'),
    name: value('Recipient name'),
    message: value('Message'),
    day: value('Send on'),
    offset: value(OFFSET),
  };
}

/** Whether a line with the flag has no address, a malformed one, a text that is too long, or a day that is not offered. */
export function isRecipientWrong(attributes: readonly Attribute[], now: Date): boolean {
  const { isMeant, to, name, message, day, offset } = recipientIn(attributes);
  if (!isMeant) return false;
  const start = startOf(day, offset);
  // Rounded: after a change of the clocks the last day may begin an hour later.
  const days = Math.round((start - now.getTime()) / DAY_MS);
  const isDayWrong = day !== '' && !(start + DAY_MS > now.getTime() && days <= limits.days);
  return !address.test(to) || name.length > limits.name || message.length > limits.message || isDayWrong;
}

/** To whom a card is sent, and when (ISO 8601). Without the flag, or without an address, it is the buyer, at once. */
function addresseeOf(attributes: readonly Attribute[], buyer: string, now: Date): IssuedCard['mail'] {
  const { isMeant, to, name, message, day, offset } = recipientIn(attributes);
  if (!isMeant || !to) return { to: buyer, name: '', message: '', at: now.toISOString(), sent: false };
  return { to, name, message, at: momentOf(day, offset, now), sent: false };
}

/** The beginning of a day where the buyer is, in milliseconds; not a number for no day. */
const startOf = (day: string, offset: string): number =>
  (/^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN) + (Number(offset) || 0) * MINUTE_MS;

/** A day that is over, or no day, is now. */
function momentOf(day: string, offset: string, now: Date): string {
  const moment = startOf(day, offset);
  return new Date(Number.isNaN(moment) ? now : Math.max(moment, now.getTime())).toISOString();
}

interface Shop {
  state: State;
  clock: () => Date;
  random: (bytes: number) => string;
}

const FIRST_ID = 7_000_000;

/** Four groups of four characters, as Shopify prints its codes. */
const newCode = (random: Shop['random']): string => (random(8).toUpperCase().match(/.{4}/g) ?? []).join(' ');

/** Issues a card with the price as balance for each unit of a gift card in an order. */
export function issueCards(order: Order, lines: readonly PricedLine[], { state, clock, random }: Shop) {
  const { issued } = state.data.giftCards;
  for (const { line, variant } of lines) {
    if (!variant.product.isGiftCard) continue;
    for (let unit = 0; unit < line.quantity; unit += 1)
      issued.push({
        id: FIRST_ID + issued.length,
        code: newCode(random),
        balance: variant.price,
        order: order.name,
        language: order.language,
        country: order.country,
        mail: addresseeOf(line.attributes, order.email, clock()),
      });
  }
  state.changed();
}

/** Takes the cards whose mail is due now; each is returned once. */
export function takeDueCards({ state, clock }: Pick<Shop, 'state' | 'clock'>): IssuedCard[] {
  const now = clock().toISOString();
  const due = state.data.giftCards.issued.filter(({ mail }) => !mail.sent && mail.at <= now);
  if (due.length === 0) return [];
  for (const { mail } of due) mail.sent = true;
  state.changed();
  return due;
}
