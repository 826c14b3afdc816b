import { type Offer, readJobSelection, selectOffers } from './offers.ts';

export type PublishedOffer = { offer: Offer; firstPublishedAt: Date };

type Alert = {
  /** Criteria as the query string of the list, without `?`. */
  subject: string;
  createdAt: Date;
  mailedAt: Date | null;
  /** Ids of the offers that were already sent. */
  details: { told: readonly string[] };
};

const HOUR_MS = 3_600_000;
/** A little less than a day, so that the mail does not come an hour later every day. */
const PAUSE_MS = 23 * HOUR_MS;

/** Ids that an alert remembers: more than are ever open together. */
const MOST_TOLD = 300;

/**
 * The offers that an alert has to send: those that match, were first published after the person asked, and were not sent
 * yet. An offer that was edited or opened again is not a new one. None while the last mail is less than a day old: what is
 * published meanwhile comes together in the next.
 */
export function offersToSend(alert: Alert, published: readonly PublishedOffer[], now: Date): Offer[] {
  if (alert.mailedAt && now.getTime() - alert.mailedAt.getTime() < PAUSE_MS) return [];
  const told = new Set(alert.details.told);
  const fresh = published.filter(
    ({ offer, firstPublishedAt }) => firstPublishedAt > alert.createdAt && !told.has(offer.id),
  );
  return selectOffers(
    fresh.map(({ offer }) => offer),
    readJobSelection(new URLSearchParams(alert.subject)),
  );
}

/** What an alert remembers after it has sent these offers. */
export const toldAfter = ({ details }: Pick<Alert, 'details'>, sent: readonly Offer[]): string[] =>
  [...details.told, ...sent.map(({ id }) => id)].slice(-MOST_TOLD);
