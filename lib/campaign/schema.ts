import { z } from 'zod';
import { email, name, typedLine } from '../forms/fields.ts';
import type { Fields } from '../forms/safe-data.ts';
import { MAX_ID } from './ids.ts';

const id = (required: string) => typedLine(required).min(1, required).max(MAX_ID, required);

/** Section 5 of the specification, "Email-collection campaign". `accepts_terms` is looked at in the browser only. */
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

/** What the browser asks for besides. */
export const acceptsTerms = { accepts_terms: z.literal('on', { error: 'termsRequired' }) };
