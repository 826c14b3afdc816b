import 'server-only';
import type { Content } from '@prismicio/client';
import type { z } from 'zod';
import { type FormDefinition, FormProblem } from '../forms/handle';
import type { Stored } from '../forms/refused-form';
import { greetableName } from '../mail/content';
import { askToConfirm } from '../newsletter/subscribe';
import { env } from '../platform/env';
import { today } from '../platform/i18n/dates';
import { absoluteUrl } from '../platform/i18n/routes';
import type { Locale } from '../platform/markets';
import { takeMail } from '../rate-limit/consume';
import { getAll, untilMidnight } from '../services/prismic/documents';
import type { Delivery } from '../services/store/deliveries';
import { KEEP_DAYS } from '../services/store/retention';
import { providerId } from './list';
import { campaignFields, campaignSchema, hasPassed, idsOf } from './schema';

type Payload = z.output<typeof campaignSchema>;

const ID_NAMES = ['campaign_id', 'contact_list_id', 'email_template_id'] as const;

/** Emails what a campaign promises; subscribes to the newsletter only when the box was ticked and the address is confirmed. */
export const campaignForm: FormDefinition<typeof campaignSchema> = {
  form: 'campaign',
  fields: campaignFields,
  schema: campaignSchema,
  bot: 'proof',
  async plan(payload, { market: { locale } }) {
    const campaign = await campaignOf(payload, locale);
    return {
      payload,
      keepDays: KEEP_DAYS.campaign,
      deliveries: () => deliveriesOf(payload, campaign, locale),
    };
  },
  async onAccepted(tx, { locale, payload }) {
    const { email, accepts_newsletter } = campaignSchema.parse(payload);
    await takeMail(email);
    if (accepts_newsletter) await askToConfirm(tx, { email, locale, channel: 'newsletter_block' });
  },
};

/**
 * The campaign that the three ids belong to: they come from the page, but a post may contain anything. An earlier campaign
 * that an editor has copied may still have the same ids: one that has not ended wins.
 */
async function campaignOf(payload: Payload, locale: Locale): Promise<Content.CampaignPageDocument> {
  const campaigns = (await getAll('campaign_page', locale)).filter((each) => {
    const ids = idsOf(each);
    return ID_NAMES.every((name) => ids[name] === payload[name]);
  });
  if (campaigns.length === 0) throw new FormProblem(null, 'campaignUnknown');
  const open = campaigns.find(({ data }) => !hasPassed(data.ends_on, today()));
  if (!open) throw new FormProblem(null, 'campaignOver');
  return open;
}

/** Whether the campaign of a stored submission is over or gone; false while the content service is unavailable. */
export const hasEnded = ({ locale, payload }: Stored): Promise<boolean> =>
  campaignOf(payload as Payload, locale).then(
    () => false,
    (error) => error instanceof FormProblem,
  );

function deliveriesOf(payload: Payload, { url, data }: Content.CampaignPageDocument, locale: Locale): Delivery[] {
  const { email } = payload;
  // A template of the provider, and its list, show the name as it comes.
  const givenName = greetableName(payload.given_name);
  const campaignUrl = absoluteUrl(locale, url ?? '/');
  const documentUrl = 'url' in data.document ? (data.document.url ?? null) : null;
  const mail: Delivery = {
    kind: 'mail',
    template: 'campaign',
    locale,
    to: { name: givenName, address: email },
    providerTemplateId: providerId(payload.email_template_id),
    values: { givenName, title: data.title ?? '', campaignUrl, documentUrl },
  };
  const listId = providerId(payload.contact_list_id);
  if (!env().BREVO_API_KEY || listId === undefined) return [mail];
  return [mail, { kind: 'list', action: 'add', listId, email, givenName, locale }];
}

/** Whether the last day of a campaign has passed; cached no longer than this day. @param endsOn ISO 8601, null when it has no end */
export async function isOver(endsOn: string | null): Promise<boolean> {
  'use cache';
  const day = today();
  untilMidnight([endsOn], day);
  return hasPassed(endsOn, day);
}
