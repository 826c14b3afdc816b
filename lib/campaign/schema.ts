import type { Content } from '@prismicio/client';
import { z } from 'zod';
import { email, type Fields, name, typedLine } from '../forms/fields.ts';
import { cleanLineWithin } from '../platform/text/clean.ts';

/** Maximum length of an id in a post. */
const MAX_ID = 100;

const idIn = (written: string | null): string => cleanLineWithin(written ?? '', MAX_ID);

/** The id of a list or a template that the editor has not named: no list, and our own template. */
const UNNAMED = 'none';

/**
 * The three ids of a campaign by their names in the payload, with the editor's whitespace removed. A campaign without an
 * id of its own uses its uid; one without Brevo needs no numbers.
 */
export const idsOf = ({ uid, data }: Content.CampaignPageDocument) => ({
  campaign_id: idIn(data.campaign_id) || (uid ?? ''),
  contact_list_id: idIn(data.contact_list_id) || UNNAMED,
  email_template_id: idIn(data.email_template_id) || UNNAMED,
});

/** Whether the last day of a campaign is before a day. @param endsOn ISO 8601, null when it has no end */
export const hasPassed = (endsOn: string | null, day: string): boolean => Boolean(endsOn && endsOn < day);

const id = (required: string) => typedLine(required).min(1, required).max(MAX_ID, required);

/** Section 5 of the specification, "Email-collection campaign". `accepts_terms` is validated in the browser only. */
export const campaignSchema = z.object({
  given_name: name('givenName'),
  email,
  accepts_newsletter: z.literal('on').optional(),
  contact_list_id: id('campaignUnknown'),
  email_template_id: id('campaignUnknown'),
  campaign_id: id('campaignUnknown'),
});

export const campaignFields: Fields = {
  given_name: 'text',
  email: 'text',
  accepts_newsletter: 'text',
  contact_list_id: 'text',
  email_template_id: 'text',
  campaign_id: 'text',
};

/** Validated in the browser only. */
export const acceptsTerms = { accepts_terms: z.literal('on', { error: 'termsRequired' }) };
