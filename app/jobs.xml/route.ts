import { feedXml, jobFeed } from '@/lib/careers/job-posting';
import { env } from '@/lib/platform/env';
import { serviceUnavailable } from '@/lib/platform/http/responses';
import { absoluteUrl } from '@/lib/platform/i18n/routes';
import { marketsOfHost } from '@/lib/platform/markets';
import { getSettings } from '@/lib/settings/queries';

const headers = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' };

/** The open offers of the requested host, in each of its languages, for job boards. */
export async function GET(request: Request): Promise<Response> {
  const [first, ...others] = marketsOfHost(request.headers.get('host'), env());
  if (!first) return new Response('Unknown host', { status: 421 });
  const locales = [first, ...others].map(({ locale }) => locale);
  try {
    const [{ organisation }, jobs] = await Promise.all([getSettings(first.locale, undefined), jobFeed(locales)]);
    const publisher = { name: organisation.name, url: absoluteUrl(first.locale, '/') };
    return new Response(feedXml(publisher, jobs), { headers });
  } catch (error) {
    return serviceUnavailable('job feed', error);
  }
}
