import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env';
import { logError } from '@/lib/log';
import { changedTags } from '@/lib/prismic/changed';
import { isSecret, webhookSchema } from '@/lib/prismic/webhook';
import { forgetRepository } from '@/prismicio';

/** Bytes of a webhook that are read at most. */
const MAX_BODY = 1_000_000;

const answer = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** The content service's webhook: what changed is rendered anew at its next visit, and nothing else. */
export async function POST(request: Request): Promise<Response> {
  const text = await request.text();
  if (text.length > MAX_BODY) return answer(413, { message: 'too long' });
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return answer(400, { message: 'not JSON' });
  }
  const webhook = webhookSchema.safeParse(body);
  if (!webhook.success) return answer(400, { message: 'not a webhook of the content service' });
  if (!isSecret(webhook.data.secret, env().PRISMIC_WEBHOOK_SECRET)) return answer(401, { message: 'wrong secret' });
  forgetRepository();
  try {
    const tags = await changedTags(webhook.data.documents);
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    return answer(200, { revalidated: tags });
  } catch (error) {
    // The service tries again later, so that the change is not lost.
    logError('webhook', error);
    return answer(503, { message: 'the content service did not answer' });
  }
}
