import 'server-only';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { type Fields, safeData } from '../forms/safe-data';
import type { CustomerAnswer } from './answer';
import { failureOf, type Reply } from './failure';

export type Rules<Schema extends z.ZodType> = {
  /** The fields that are read, and the rules of each. */
  fields: Fields;
  schema: Schema;
  /** Fields that are never sent back. */
  secret?: readonly string[];
};

/** The answer to a posted form: its mistakes, or what `work` makes of its value and whatever keeps it from that. Never throws. */
export async function checked<Schema extends z.ZodType>(
  { fields, schema, secret = [] }: Rules<Schema>,
  posted: FormData,
  work: (value: z.output<Schema>, reply: Reply) => Promise<CustomerAnswer>,
): Promise<CustomerAnswer> {
  const submission = parseWithZod(safeData(posted, fields), { schema });
  const reply: Reply = (more) => submission.reply({ ...more, hideFields: [...secret] });
  try {
    if (submission.status !== 'success') return { status: 'error', result: reply() };
    return await work(submission.value, reply);
  } catch (error) {
    return failureOf(error, fields, reply);
  }
}
