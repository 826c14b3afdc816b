import { z } from 'zod';
import { email, type Fields } from '../forms/fields.ts';

/** Section 5 of the specification: where the visitor subscribed. */
export const CHANNELS = ['newsletter_block', 'account_creation'] as const;

/** Section 5 of the specification, "Newsletter". */
export const newsletterSchema = z.object({
  email,
  registration_channel: z.enum(CHANNELS, { error: 'channelRequired' }),
});

export const newsletterFields: Fields = { email: 'text', registration_channel: 'text' };
