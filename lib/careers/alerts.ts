import 'server-only';
import { sql } from 'drizzle-orm';
import type { FormDefinition } from '../forms/handle';
import { linkUrl } from '../links/signed';
import {
  activeSubscriptions,
  askToConfirm,
  changeSubscription,
  confirmSubscription,
  lockActive,
  questionTo,
  type Subscription,
  subscriptionMail,
} from '../mail-subscriptions/subscriptions';
import { addJob, enqueue } from '../outbox/jobs';
import { env } from '../platform/env';
import { translatorOf } from '../platform/i18n/messages';
import { absoluteUrl, pathFor } from '../platform/i18n/routes';
import type { Locale } from '../platform/markets';
import { store } from '../services/store/client';
import { daysAhead } from '../services/store/conditions';
import type { Queries, Store } from '../services/store/open';
import { KEEP_DAYS, LEAVE_LINK_DAYS, RENEWAL_DAYS } from '../services/store/retention';
import { mailSubscriptions } from '../services/store/schema';
import { type Offer, readJobSelection, selectOffers } from './offers';
import { criteriaWords, offerWordsIn, type PublishedOffer, readPublishedOffers } from './queries';
import { jobAlertFields, jobAlertSchema, storedJobAlert } from './schema';

const DAYS_PER_MONTH = 365 / 12;
const lasts = (): number => Math.round(env().JOB_ALERT_MONTHS * DAYS_PER_MONTH);
/** When the mail is due that offers to go on. */
const renewalAt = () => daysAhead(lasts() - RENEWAL_DAYS);

/** A request for mails about new job offers that match the filters of the list. Requires double opt-in of the address. */
export const jobAlertForm: FormDefinition<typeof jobAlertSchema> = {
  form: 'job-alert',
  fields: jobAlertFields,
  schema: jobAlertSchema,
  bot: 'proof',
  plan: async (payload) => ({
    payload,
    keepDays: KEEP_DAYS.jobAlert,
    deliveries: () => [],
  }),
  async onAccepted(tx, { locale, payload }) {
    const { email, criteria: subject } = storedJobAlert.parse(payload);
    const t = await translatorOf(locale, 'careers');
    const criteria = criteriaWords(t, locale, readJobSelection(new URLSearchParams(subject)));
    const details = { told: [] as string[] };
    const requested = { kind: 'jobs', email, locale, subject, details, days: lasts() } as const;
    await askToConfirm(tx, requested, (links) => questionTo(requested, 'jobs-confirm', { criteria, ...links }));
  },
};

/** Activates an alert after its confirmation; offers published since it was requested are looked for at once. */
export const confirmJobAlert = (id: string): Promise<boolean> =>
  confirmSubscription('jobs', id, async (tx, alert) => {
    await changeSubscription(tx, alert, { dueAt: renewalAt() });
    await lookForOffers(tx);
  });

/** Lets an alert last as long again, from now. False when it has ended or expired. */
export async function extendJobAlert(id: string): Promise<boolean> {
  const { transaction } = await store();
  return transaction(async (tx) => {
    const alert = await lockActive<'jobs'>(tx, { id });
    if (!alert || alert.expiresAt <= new Date()) return false;
    await changeSubscription(tx, alert, {
      expiresAt: daysAhead(lasts()),
      dueAt: renewalAt(),
    });
    return true;
  });
}

/** Has the worker compare the published offers with the alerts. */
const lookForOffers = (tx: Queries): Promise<void> => addJob(tx, 'job-alerts', []);

/** The same after a publication, which it must not hold up; the worker looks every hour in any case. */
export const noteOffersPublished = async (): Promise<void> => lookForOffers((await store()).db);

type AlertFacts = {
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
export function offersToSend(alert: AlertFacts, published: readonly PublishedOffer[], now: Date): Offer[] {
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
export const toldAfter = ({ details }: Pick<AlertFacts, 'details'>, sent: readonly Offer[]): string[] =>
  [...details.told, ...sent.map(({ id }) => id)].slice(-MOST_TOLD);

type Alert = Subscription<'jobs'>;

/**
 * Sends the alerts that have new offers, each offer once per alert, several in one mail; and asks the owners of those
 * that end soon whether to go on. The content service is always read, whatever a webhook contained. Throws AppError when
 * it is unavailable. Returns the number of mails.
 */
export async function checkJobAlerts(store: Store): Promise<number> {
  const alerts = await activeSubscriptions(store.db, 'jobs');
  let sent = 0;
  for (const [locale, some] of Map.groupBy(alerts, (alert) => alert.locale)) {
    const published = await readPublishedOffers(locale);
    for (const alert of some) {
      if (offersToSend(alert, published, new Date()).length > 0 && (await tell(store, alert, published))) sent += 1;
    }
  }
  for (const alert of await activeSubscriptions(store.db, 'jobs', isDue()))
    if (await askToGoOn(store, alert)) sent += 1;
  return sent;
}

const isDue = () => sql`${mailSubscriptions.dueAt} <= now()`;

/** Enqueues the mail and notes its offers in one transaction: a concurrent check finds them already sent. */
const tell = ({ transaction }: Store, seen: Alert, published: readonly PublishedOffer[]): Promise<boolean> =>
  transaction(async (tx) => {
    const alert = await lockActive<'jobs'>(tx, seen);
    const offers = alert ? offersToSend(alert, published, new Date()) : [];
    if (!alert || offers.length === 0) return false;
    await changeSubscription(tx, alert, { details: { told: toldAfter(alert, offers) }, mailed: true });
    await enqueue(tx, [
      subscriptionMail(alert, 'jobs-new', {
        ...(await aboutOf(alert)),
        offers: await linesOf(alert.locale, offers),
      }),
    ]);
    return true;
  });

const askToGoOn = ({ transaction }: Store, seen: Alert): Promise<boolean> =>
  transaction(async (tx) => {
    const alert = await lockActive<'jobs'>(tx, seen);
    if (!alert?.dueAt || alert.dueAt > new Date()) return false;
    await changeSubscription(tx, alert, { dueAt: null });
    const extendUrl = linkUrl(alert.locale, 'jobs-extend', alert.id, LEAVE_LINK_DAYS);
    const until = alert.expiresAt.toISOString();
    await enqueue(tx, [subscriptionMail(alert, 'jobs-renewal', { ...(await aboutOf(alert)), until, extendUrl })]);
    return true;
  });

/** The criteria in words, and the list that they filter. */
async function aboutOf({ locale, subject }: Alert): Promise<{ criteria: string[]; listUrl: string }> {
  const list = absoluteUrl(locale, pathFor(locale, '/job-offers/list'));
  const selection = readJobSelection(new URLSearchParams(subject));
  return {
    criteria: criteriaWords(await translatorOf(locale, 'careers'), locale, selection),
    listUrl: subject ? `${list}?${subject}` : list,
  };
}

async function linesOf(locale: Locale, offers: readonly Offer[]) {
  const words = offerWordsIn(await translatorOf(locale, 'careers'), locale);
  return offers.map((offer) => ({
    title: offer.title,
    facts: [words.contract(offer), words.place(offer)].join(', '),
    url: absoluteUrl(locale, offer.href),
  }));
}
