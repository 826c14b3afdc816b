import { z } from 'zod';
import { type Fields, line, typedCode, typedText } from '../forms/fields.ts';
import { problemText } from '../forms/state.ts';
import { namesContact } from './rules.ts';

export const TEXT_LENGTH = { least: 20, most: 2_000 } as const;
const NAME_LENGTH = 40;

/** A review. Messages are keys of `forms.errors`; what it may not claim is checked by the server. */
export const reviewSchema = z.object({
  rating: typedCode('ratingRequired')
    .regex(/^[1-5]$/, 'ratingRequired')
    .transform(Number),
  title: line('reviewTitleRequired').refine((title) => !namesContact(title), 'reviewContact'),
  text: typedText('reviewRequired')
    .min(1, { error: 'reviewRequired', abort: true })
    .min(TEXT_LENGTH.least, problemText('reviewShort', { min: TEXT_LENGTH.least }))
    .max(TEXT_LENGTH.most, problemText('tooLong', { max: TEXT_LENGTH.most }))
    .refine((text) => !namesContact(text), 'reviewContact'),
  displayName: line('displayNameRequired', { least: 2, code: 'displayNameRequired' })
    .max(NAME_LENGTH, problemText('tooLong', { max: NAME_LENGTH }))
    .refine((name) => !namesContact(name), 'reviewContact'),
  agreement: z.literal('on', { error: 'reviewAgreementRequired' }),
});

export const reviewFields: Fields = {
  rating: 'text',
  title: 'text',
  text: 'text',
  displayName: 'text',
  agreement: 'text',
};
