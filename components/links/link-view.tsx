import { translations } from '@/lib/i18n/translations';
import type { ConfirmedHere, Outcome } from '@/lib/links/said';
import type { ReadLink } from '@/lib/links/signed';
import type { Locale } from '@/lib/markets';
import { LinkFrame } from './link-frame';
import { LinkPanel } from './link-panel';

type Props = {
  locale: Locale;
  token: string;
  link: ReadLink;
  /** What came of the button, pressed without script. */
  said: Outcome | null;
  form: ConfirmedHere | null;
};

/** Where a link of a mail leads: what it is about, and the button that does it. */
export async function LinkView({ locale, token, link, said: outcome, form }: Props) {
  const t = await translations(locale, 'forms');
  if (!link.valid) {
    return <LinkFrame locale={locale} title={t(`link.${link.reason}.title`)} intro={t(`link.${link.reason}.text`)} />;
  }
  const said = (reason: 'later' | 'gone' | 'expired' | 'invalid') => ({
    title: t(`link.${reason}.title`),
    text: t(`link.${reason}.text`),
  });
  return (
    <LinkFrame locale={locale} title={t(`link.${link.purpose}.title`)} intro={null}>
      <LinkPanel
        token={token}
        locale={locale}
        form={form}
        said={outcome}
        text={t(`link.${link.purpose}.text`)}
        action={t(`link.${link.purpose}.action`)}
        done={
          form
            ? { title: t(`${form}.done`), text: t(`${form}.doneText`) }
            : { title: t(`link.${link.purpose}.done`), text: t(`link.${link.purpose}.doneText`) }
        }
        ended={{ later: said('later'), gone: said('gone'), expired: said('expired'), invalid: said('invalid') }}
        unavailable={t('link.unavailable')}
      />
    </LinkFrame>
  );
}
