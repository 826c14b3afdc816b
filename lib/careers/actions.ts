'use server';
import type { z } from 'zod';
import { type FormDefinition, FormProblem, handleForm, type Plan } from '../forms/handle';
import { lateAnswer, shortAnswer } from '../forms/refused-form';
import type { FormState } from '../forms/state';
import { linkUrl } from '../links/signed';
import { env } from '../platform/env';
import { today } from '../platform/i18n/dates';
import { logError } from '../platform/log/log';
import type { Locale } from '../platform/markets';
import { KEEP_DAYS } from '../services/store/retention';
import { UPLOADS } from '../uploads/limits';
import { jobAlertForm } from './alerts';
import type { Offer } from './offers';
import { getOpenOffers, readPublishedOffers } from './queries';
import { applicationFields, applicationSchema, spontaneousFields, spontaneousSchema } from './schema';

export const apply = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  lateAnswer(await handleForm(applicationForm, posted), posted, 'application', ({ payload, locale }) =>
    openOffer(String(payload.reference), payload.offer as string | undefined, locale).then(
      () => false,
      () => true,
    ),
  );

export const applySpontaneously = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(spontaneousForm, posted);

export const requestJobAlert = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  shortAnswer(await handleForm(jobAlertForm, posted), posted, 'jobs');

type Applicant = Omit<z.output<typeof spontaneousSchema>, 'resume' | 'cover_letter'>;
type NamedOffer = { reference: string; title: string };

const uploads = { resume: UPLOADS.resume, cover_letter: UPLOADS.resume };

/** Sends an application with its two files to the team, and an acknowledgement with a link that erases it. */
function planOf(applicant: Applicant, locale: Locale, offer: NamedOffer | null): Plan {
  const { family_name: familyName, given_name: givenName, email } = applicant;
  const person = { name: `${givenName} ${familyName}`, address: email };
  return {
    payload: offer ? { ...applicant, reference: offer.reference } : applicant,
    keepDays: KEEP_DAYS.application,
    deliveries: (id) => [
      {
        kind: 'mail',
        template: 'application-team',
        locale,
        to: { address: env().CAREERS_MAILBOX },
        replyTo: person,
        withFiles: true,
        providerTemplateId: env().NOTIFICATION_TEMPLATE_ID,
        values: { reference: id, givenName, familyName, email, offer },
      },
    ],
    receipt: (id) => ({
      kind: 'mail',
      template: 'application-received',
      locale,
      to: person,
      values: {
        givenName,
        offerTitle: offer?.title ?? null,
        deleteUrl: linkUrl(locale, 'submission-delete', id, KEEP_DAYS.application),
      },
    }),
  };
}

const spontaneousForm: FormDefinition<typeof spontaneousSchema> = {
  form: 'spontaneous-application',
  fields: spontaneousFields,
  schema: spontaneousSchema,
  bot: 'proof',
  uploads,
  plan: async ({ resume: _, cover_letter: __, ...applicant }, { market }) => planOf(applicant, market.locale, null),
};

const applicationForm: FormDefinition<typeof applicationSchema> = {
  form: 'application',
  fields: applicationFields,
  schema: applicationSchema,
  bot: 'proof',
  uploads,
  async plan({ resume: _, cover_letter: __, reference, offer: id, ...applicant }, { market: { locale } }) {
    const plan = planOf(applicant, locale, await openOffer(reference, id, locale));
    return id ? { ...plan, payload: { ...plan.payload, offer: id } } : plan;
  },
};

/**
 * The offer with this id, or with this reference where a post has no id. A cached list may miss what was published since:
 * before an application is refused, the content service is asked once. While it is unavailable, only the reference is used.
 */
async function openOffer(reference: string, id: string | undefined, locale: Locale): Promise<NamedOffer> {
  // A cached list may also date from before midnight.
  const isIt = (each: Offer) =>
    (id ? each.id === id : each.reference === reference) && !(each.closesOn && each.closesOn < today());
  try {
    const offer =
      (await getOpenOffers(locale)).find(isIt) ??
      (await readPublishedOffers(locale)).map((published) => published.offer).find(isIt);
    if (offer) return { reference: offer.reference, title: offer.title };
  } catch (error) {
    logError('careers', error);
    return { reference, title: reference };
  }
  throw new FormProblem(null, 'offerClosed');
}
