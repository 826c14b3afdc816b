'use server';

import { type Fields, safeData } from '../forms/fields';
import { assertFormData } from '../platform/request';
import { type Answer, answerTo } from './calculate';
import { brandConstants, constantsIn } from './constants';
import { QUANTITY_FIELDS } from './values';

/**
 * The calculator without JavaScript: nothing is stored, and section 5 of the specification requires no bot check. The
 * result is rendered into the page of the form.
 */
export async function countQuantity(_: Answer | null, posted: FormData): Promise<Answer> {
  assertFormData(posted);
  const fields: Fields = Object.fromEntries(QUANTITY_FIELDS.map((name) => [name, 'text']));
  return answerTo(safeData(posted, fields), constantsIn(posted.get('constants'), brandConstants()));
}
