import { createProof } from '@/lib/bot/proof';
import { env } from '@/lib/env';
import { isFormName } from '@/lib/forms/state';
import { apiError, jsonAnswer, tryLater } from '@/lib/http/responses';
import { consume } from '@/lib/limits/consume';
import { SMALL_CALLS } from '@/lib/limits/limits';
import { visitorAddress } from '@/lib/session/visitor';

/** The work that a browser does before it posts a form. */
export async function GET(request: Request): Promise<Response> {
  const form = new URL(request.url).searchParams.get('form');
  if (!isFormName(form)) return apiError(400, 'no such form');
  try {
    await consume('proofs', SMALL_CALLS, await visitorAddress());
    return jsonAnswer(200, await createProof(form, env().FORMS_SECRET));
  } catch (error) {
    return tryLater('proof', error);
  }
}
