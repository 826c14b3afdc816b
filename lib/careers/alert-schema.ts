import { z } from 'zod';
import { email, type Fields, typedLine } from '../forms/fields.ts';
import { readJobSelection, writeJobSelection } from './offers.ts';

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
