import { publish } from '@/lib/platform/cache/publish';
import { env } from '@/lib/platform/env';
import { apiError, jsonResponse } from '@/lib/platform/http/responses';
import { logError } from '@/lib/platform/log/log';
import { isSecret, publishDocuments, publishLater, webhookSchema } from '@/lib/publication/publication';

/** The content service's webhook: invalidates only what changed, which is rendered again at the next request. */
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
    return jsonResponse(200, { revalidated: await publishDocuments(documents, publish) });
  } catch (error) {
    // The service retries the webhook later, so that the change is not lost; this server retries as soon as it can.
    logError('webhook', error);
    publishLater(documents);
    return apiError(503, 'the content service did not answer');
  }
}
