import { Stack } from '@/components/ui/section';
import { translations } from '@/lib/i18n/translations';
import type { Locale } from '@/lib/markets';
import { LoginFrame } from './login-frame';
import { Onward } from './onward';

/** The login page of who is signed in: goes on, as a page, since it has begun to be sent when that is known. */
export async function AlreadyIn({ locale, to }: { locale: Locale; to: string }) {
  const t = await translations(locale, 'session');
  return (
    <LoginFrame locale={locale}>
      <Stack gap={5}>
        <h1>{t('arrived.title')}</h1>
        <p>{t('arrived.text')}</p>
        <Onward href={to}>{t('onward')}</Onward>
      </Stack>
    </LoginFrame>
  );
}
