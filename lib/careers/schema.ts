import { z } from 'zod';
import { email, type Fields, line, name, optionalLine, typedLine } from '../forms/fields.ts';
import { requiredFile } from '../forms/file-fields.ts';
import { UPLOADS } from '../uploads/limits.ts';
import { readJobSelection, writeJobSelection } from './offers.ts';

/**
 * Section 5 of the specification, "Job application": the spontaneous one, in the order of the page. `agreement` is
 * validated in the browser only.
 */
export const spontaneousSchema = z.object({
  given_name: name('givenName'),
  family_name: name('familyName'),
  email,
  resume: requiredFile(UPLOADS.resume, 'resumeRequired'),
  cover_letter: requiredFile(UPLOADS.resume, 'coverLetterRequired'),
});

/** The application for a specific offer. `offer`: the id of its document, since two offers may have one reference. */
export const applicationSchema = spontaneousSchema.extend({
  reference: line('referenceRequired'),
  offer: optionalLine,
});

export const spontaneousFields: Fields = {
  family_name: 'text',
  given_name: 'text',
  email: 'text',
  resume: 'file',
  cover_letter: 'file',
};

export const applicationFields: Fields = { ...spontaneousFields, reference: 'text', offer: 'text' };

/** Validated in the browser only. */
export const agreement = { agreement: z.literal('on', { error: 'agreementRequired' }) };

/** Every filter at once is shorter. */
const LONGEST = 1_000;

/** The filters in the order that each list has, without unknown ones, a sort order and `?`. */
export const canonicalCriteria = (query: string): string =>
  writeJobSelection({ ...readJobSelection(new URLSearchParams(query)), sort: 'recent' }).slice(1);

/** An alert for job offers: the filters of the list when the visitor asked; empty for every offer. */
export const jobAlertSchema = z.object({
  email,
  criteria: typedLine().max(LONGEST, 'invalid').default('').transform(canonicalCriteria),
});

export const storedJobAlert = z.object({ email, criteria: z.string() });

export const jobAlertFields: Fields = { email: 'text', criteria: 'text' };
