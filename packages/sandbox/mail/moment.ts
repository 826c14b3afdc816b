import { type Html, html } from '../checkout/html.ts';

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** A date and time in the brand's format, to the second. */
export const moment = (at: string): Html => html`<time datetime="${at}">${clock.format(new Date(at))}</time>`;
