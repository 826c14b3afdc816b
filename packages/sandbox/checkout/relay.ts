import { type Html, html } from './html.ts';
import type { Words } from './messages.ts';
import type { Choice } from './summary.ts';

/** Invented relay points, the same for every postcode: a real shop asks its carrier. */
const RELAYS = ['Tabac de la Gare', 'Épicerie des Halles', 'Librairie du Pont'];

/** The relay point that was chosen, with the name of the delivery option; a name that is not offered is ignored. */
export const withRelay = (title: string, relay: string): string =>
  RELAYS.includes(relay) ? `${title}, ${relay}` : title;

/** The relay points of the options that deliver to one; the stylesheet shows them while their option is selected. */
export function relayField(choices: readonly Choice[], chosen: string, { t }: Words): Html[] {
  const options = RELAYS.map((name) => html`<option${name === chosen && html` selected`}>${name}</option>`);
  return choices.flatMap(({ isRelay }, index) =>
    isRelay
      ? [
          html`<div class="for for-${index}"><div class="field"><label for="relay">${t.relay}</label><select id="relay" name="relay">${options}</select></div></div>`,
        ]
      : [],
  );
}
