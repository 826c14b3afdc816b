import { revalidateTag } from 'next/cache';
import { env } from '@/lib/env';
import { jsonAnswer, sentence } from '@/lib/http/answers';
import { logError } from '@/lib/log';
import { changedTags } from '@/lib/prismic/changed';
import { isSecret, webhookSchema } from '@/lib/prismic/webhook';
import { refreshIndexes } from '@/lib/search/holder';
import { forgetRepository } from '@/prismicio';

/** Bytes of a webhook that are read at most. */
const MAX_BODY = 1_000_000;

/** The content service's webhook: what changed is rendered anew at its next visit, and nothing else. */
export async function POST(request: Request): Promise<Response> {
  const text = await request.text();
  if (text.length > MAX_BODY) return sentence(413, 'too long');
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return sentence(400, 'not JSON');
  }
  const webhook = webhookSchema.safeParse(body);
  if (!webhook.success) return sentence(400, 'not a webhook of the content service');
  if (!isSecret(webhook.data.secret, env().PRISMIC_WEBHOOK_SECRET)) return sentence(401, 'wrong secret');
  forgetRepository();
  try {
    const tags = await changedTags(webhook.data.documents);
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
    void refreshIndexes(webhook.data.documents);
    return jsonAnswer(200, { revalidated: tags });
  } catch (error) {
    // The service tries again later, so that the change is not lost.
    logError('webhook', error);
    return sentence(503, 'the content service did not answer');
  }
}
