import { BarePage, Onward } from '@/components/sign-in/bare-page';
import { translations } from '@/lib/platform/i18n/translations';
import { bareRequest } from '@/lib/session/auth-page-request';
import { eventIn } from '@/lib/session/cookies';
import { withQuery } from '@/lib/session/redirect-path';

// An intermediate step of a redirect: the target is read from the URL, so the page is rendered per request.
export const instant = false;

/** Return from the provider, or from another site to a page of the account. */
export default async function ArrivedPage({ searchParams }: PageProps<'/auth'>) {
  const { to, locale, query } = await bareRequest(searchParams, 'to');
  const t = await translations(locale, 'session');
  const onward = withQuery('/auth/shop', 'to', to);
  const event = eventIn(query.event);
  return (
    <BarePage locale={locale} title={t('arrived.title')}>
      <p>{t('arrived.text')}</p>
      <Onward href={event ? withQuery(onward, 'event', event) : onward}>{t('onward')}</Onward>
    </BarePage>
  );
}
