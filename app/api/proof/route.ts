import { createProof } from '@/lib/forms/proof';
import { isFormName } from '@/lib/forms/state';
import { env } from '@/lib/platform/env';
import { apiError, jsonResponse, tooManyRequests } from '@/lib/platform/http/responses';
import { consume } from '@/lib/rate-limit/consume';
import { SMALL_CALLS } from '@/lib/rate-limit/limits';
import { visitorAddress } from '@/lib/session/request-market';

/** Issues the proof-of-work challenge that a browser solves before it posts a form. */
export async function GET(request: Request): Promise<Response> {
  const form = new URL(request.url).searchParams.get('form');
  if (!isFormName(form)) return apiError(400, 'no such form');
  try {
    await consume('proofs', SMALL_CALLS, await visitorAddress());
    return jsonResponse(200, await createProof(form, env().FORMS_SECRET));
  } catch (error) {
    return tooManyRequests('proof', error);
  }
}
