import { BarePage, Onward } from '@/components/sign-in/bare-page';
import { translations } from '@/lib/platform/i18n/translations';
import { bareRequest } from '@/lib/session/auth-page-request';
import { withQuery } from '@/lib/session/redirect-path';
import { eventIn } from '@/lib/session/signed-in';

// Who comes here is on the way, and where to stands in the address.
export const instant = false;

/** Back from the provider, or from another site to a page of the account. */
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
