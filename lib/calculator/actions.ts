'use server';

import { type Fields, safeData } from '../forms/safe-data';
import { assertFormData } from '../platform/request/context';
import { type Answer, answerTo } from './calculate';
import { constantsIn } from './constants';
import { QUANTITY_FIELDS } from './entity';
import { houseConstants } from './queries';

/**
 * The calculator without script: nothing is kept, and section 5 of the specification asks for no bot check. The answer is
 * rendered into the page that the form stands on.
 */
export async function countQuantity(_: Answer | null, posted: FormData): Promise<Answer> {
  assertFormData(posted);
  const fields: Fields = Object.fromEntries(QUANTITY_FIELDS.map((name) => [name, 'text']));
  return answerTo(safeData(posted, fields), constantsIn(posted.get('constants'), houseConstants()));
}
