import { offerHtml } from '@/lib/careers/offer-html';
import type { OfferPage } from '@/lib/careers/queries';
import { absoluteUrl } from '@/lib/i18n/navigation';
import type { Locale } from '@/lib/markets';
import { jobPostingNode } from '@/lib/seo/job-posting';
import type { Node } from '@/lib/seo/json-ld';
import { getSettings } from '@/lib/settings/queries';

/** An open offer for search engines. */
export async function offerNode(locale: Locale, { document: { data }, offer }: OfferPage): Promise<Node> {
  const { organisation } = await getSettings(locale);
  return jobPostingNode({
    site: absoluteUrl(locale, '/'),
    url: absoluteUrl(locale, offer.href),
    company: organisation.name,
    offer,
    data,
    description: offerHtml(data),
  });
}
