import { after } from 'next/server';
import { publish } from '@/lib/cache/publish';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { apiError, jsonAnswer } from '@/lib/http/responses';
import { logError } from '@/lib/log';
import { changesOf } from '@/lib/prismic/changed';
import { forgetContent } from '@/lib/prismic/forgotten';
import { tellAgain } from '@/lib/prismic/missed';
import { follow } from '@/lib/prismic/publication';
import { SITEMAP_TAG } from '@/lib/prismic/tags';
import { isSecret, webhookSchema } from '@/lib/prismic/webhook';
import { refreshIndexes } from '@/lib/search/holder';
import { isContentThere } from '@/prismicio';

/** The content service's webhook: what changed is rendered anew at its next visit, and nothing else. */
export async function POST(request: Request): Promise<Response> {
  let body: unknown;
  try {
    body = await request.json();
  } catch {
    return apiError(400, 'not JSON');
  }
  const webhook = webhookSchema.safeParse(body);
  if (!webhook.success) return apiError(400, 'not a webhook of the content service');
  if (!isSecret(webhook.data.secret, env().PRISMIC_WEBHOOK_SECRET)) return apiError(401, 'wrong secret');
  const { documents } = webhook.data;
  try {
    // What is taken for away may be back; and the first page would ask for what was before.
    if (!(await isContentThere())) throw new AppError('contentUnavailable', { message: 'it is away' });
    forgetContent();
    const changes = await changesOf(documents);
    publish(changes.tags, 'now');
    publish([SITEMAP_TAG], 'soon');
    void refreshIndexes(documents);
    after(() => follow(documents, changes));
    return jsonAnswer(200, { revalidated: changes.tags });
  } catch (error) {
    // The service tries again later, so that the change is not lost; this server, as soon as it can.
    logError('webhook', error);
    tellAgain(documents);
    return apiError(503, 'the content service did not answer');
  }
}
