import 'server-only';
import { headers } from 'next/headers';

/** Whether a link or a form of another site led here: the browser then sends no strict cookies. */
export const isCrossSite = async (): Promise<boolean> => (await headers()).get('sec-fetch-site') === 'cross-site';

/** Whether the browser itself posts a form, without our script: it shows the response as a page. */
export async function isPlainPost(): Promise<boolean> {
  const sent = await headers();
  return !sent.has('next-action') && (sent.get('content-type') ?? '').startsWith('multipart/form-data');
}
