import { createProof } from '@/lib/bot/proof';
import { env } from '@/lib/env';
import { errorCode } from '@/lib/errors';
import { isFormName } from '@/lib/forms/state';
import { consume } from '@/lib/limits/consume';
import { SMALL_CALLS } from '@/lib/limits/limits';
import { logError } from '@/lib/log';
import { visitorAddress } from '@/lib/session/visitor';

const headers = { 'cache-control': 'no-store' };

/** The work that a browser does before it posts a form. */
export async function GET(request: Request): Promise<Response> {
  const form = new URL(request.url).searchParams.get('form');
  if (!isFormName(form)) return Response.json({ message: 'no such form' }, { status: 400, headers });
  try {
    await consume('proofs', SMALL_CALLS, await visitorAddress());
    return Response.json(await createProof(form, env().FORMS_SECRET), { headers });
  } catch (error) {
    const limited = errorCode(error) === 'limited';
    if (!limited) logError('proof', error);
    return Response.json({ message: 'try again later' }, { status: limited ? 429 : 503, headers });
  }
}
