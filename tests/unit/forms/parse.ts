import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { type Fields, safeData } from '../../../lib/forms/fields.ts';
import { type Fields as Posted, posted } from '../../setup/forms.ts';

/** Validates a post with a form's schema, as the server does: the value, or the error codes of each field. */
export function judge<Schema extends z.ZodType>(schema: Schema, fields: Fields, given: Posted) {
  const submission = parseWithZod(safeData(posted(given), fields), { schema });
  if (submission.status === 'success') return { value: submission.value };
  return {
    errors: Object.fromEntries(Object.entries(submission.error ?? {}).map(([name, list]) => [name, list ?? []])),
  };
}

/** A file of that many bytes; its contents do not matter. */
export const fileOf = (name: string, size = 1): File => new File([new Uint8Array(size)], name);
