import type { Letter } from '../mail/letter.ts';
import type { Tools } from '../shopify/context.ts';
import { takeDueCards } from '../shopify/engine/issue-cards.ts';
import type { IssuedCard } from '../shopify/state.ts';
import { wordsFor } from './messages.ts';

const filled = (text: string, values: Record<string, string>) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

function letterOf(
  { code, balance, language, country, mail }: IssuedCard,
  shop: { name: string; currency: string },
): Letter {
  const { t, money } = wordsFor(language, country, shop.currency);
  const values = { shop: shop.name, amount: money(balance), code: code.toUpperCase(), name: mail.name };
  const parts = [
    filled(mail.name ? t.cardHelloName : t.cardHello, values),
    filled(t.cardText, values),
    mail.message,
    filled(t.cardCode, values),
    filled(t.cardUse, values),
  ];
  return { to: mail.to, subject: filled(t.cardSubject, values), text: parts.filter(Boolean).join('\n\n') };
}

/** Sends the codes of the gift cards that are due. */
export function sendCards(tools: Pick<Tools, 'catalogue' | 'state' | 'clock' | 'post'>) {
  for (const card of takeDueCards(tools)) tools.post(letterOf(card, tools.catalogue.shop));
}
