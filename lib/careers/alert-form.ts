import 'server-only';
import type { FormDefinition } from '../forms/handle';
import {
  askToConfirm,
  changeSubscription,
  confirmSubscription,
  lockActive,
  questionTo,
} from '../mail-subscriptions/subscriptions';
import { addJob } from '../outbox/jobs';
import { env } from '../platform/env';
import { translatorOf } from '../platform/i18n/messages';
import { takeMail } from '../rate-limit/limits';
import { store } from '../services/store/client';
import { daysAhead } from '../services/store/conditions';
import type { Queries } from '../services/store/open';
import { KEEP_DAYS, RENEWAL_DAYS } from '../services/store/retention';
import { jobAlertFields, jobAlertSchema, storedJobAlert } from './alert-schema';
import { readJobSelection } from './offers';
import { criteriaWords } from './words';

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
    limitFor: () => takeMail(payload.email),
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
