import 'server-only';
import type { Content } from '@prismicio/client';
import type { z } from 'zod';
import { today } from '../careers/days';
import { env } from '../env';
import { type FormDefinition, FormProblem } from '../forms/handle';
import { absoluteUrl } from '../i18n/navigation';
import { takeMail } from '../limits/mails';
import type { Locale } from '../markets';
import type { Delivery } from '../outbox/types';
import { getAll } from '../prismic/documents';
import { KEEP_DAYS } from '../retention/rules';
import { idsOf } from './ids';
import { campaignFields, campaignSchema } from './schema';

type Payload = z.output<typeof campaignSchema>;

const ID_NAMES = ['campaign_id', 'contact_list_id', 'email_template_id'] as const;

/** What a campaign promises, sent to the address; the newsletter (`lib/submissions/effects`) only to whoever ticked it and confirms it. */
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
      limitFor: () => takeMail(payload.email),
      deliveries: () => deliveriesOf(payload, campaign, locale),
    };
  },
};

/** The campaign that the three ids belong to: they come from the page, but a post may say anything. */
async function campaignOf(payload: Payload, locale: Locale): Promise<Content.CampaignPageDocument> {
  const campaigns = await getAll('campaign_page', locale);
  const campaign = campaigns.find((each) => {
    const ids = idsOf(each);
    return ID_NAMES.every((name) => ids[name] === payload[name]);
  });
  if (!campaign) throw new FormProblem(null, 'campaignUnknown');
  if (campaign.data.ends_on && campaign.data.ends_on < today()) throw new FormProblem(null, 'campaignOver');
  return campaign;
}

function deliveriesOf(payload: Payload, { url, data }: Content.CampaignPageDocument, locale: Locale): Delivery[] {
  const { email, given_name: givenName } = payload;
  const campaignUrl = absoluteUrl(locale, url ?? '/');
  const documentUrl = 'url' in data.document ? (data.document.url ?? null) : null;
  const mail: Delivery = {
    kind: 'mail',
    template: 'campaign',
    locale,
    to: { name: givenName, address: email },
    providerTemplateId: idOf(payload.email_template_id),
    values: { givenName, title: data.title ?? '', campaignUrl, documentUrl },
  };
  const listId = idOf(payload.contact_list_id);
  if (!env().BREVO_API_KEY || listId === undefined) return [mail];
  return [mail, { kind: 'list', action: 'add', listId, email, givenName, locale }];
}

/** Ids of the provider are numbers; an editor's field holds a text. */
const idOf = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);
