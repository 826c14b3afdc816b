import type { ComponentProps } from 'react';
import { EmailForm } from '@/components/forms/email-form';
import { emailFormWords } from '@/components/forms/form-words';
import type { Refused } from '@/lib/forms/refused';
import { translations } from '@/lib/i18n/translations';
import type { ConfirmedHere } from '@/lib/links/said';
import type { Locale } from '@/lib/markets';
import { subscribe } from '@/lib/newsletter/actions';
import { requestStockAlert } from '@/lib/stock-alert/actions';
import { LinkFrame } from './link-frame';

type Props = {
  locale: Locale;
  form: ConfirmedHere /** Null where the browser keeps no cookies. */;
  refused: Refused | null;
};

type Posts = Pick<ComponentProps<typeof EmailForm>, 'form' | 'action' | 'hidden'>;

/** What the form posts and with what; null for an alert of which nobody knows the product any more. */
function formOf(form: ConfirmedHere, variantId: string | undefined): Posts | null {
  if (form === 'newsletter') return { form, action: subscribe, hidden: { registration_channel: 'newsletter_block' } };
  return variantId ? { form: 'stock-alert', action: requestStockAlert, hidden: { variantId } } : null;
}

/** A form of one address that was refused without script: the same form with what was typed, and what is wrong with it. */
export async function RefusedView({ locale, form, refused }: Props) {
  const t = await translations(locale, 'forms');
  const posts = formOf(form, refused?.variantId);
  return (
    <LinkFrame locale={locale} title={t('link.refused.title')} intro={t('link.refused.text')}>
      {posts && (
        <EmailForm
          {...posts}
          answered={refused?.state ?? null}
          words={await emailFormWords(locale)}
          locale={locale}
          label={t(`${form}.email`)}
          submit={t(`${form}.submit`)}
          done={{ title: t(`${form}.done`), text: <p>{t(`${form}.doneText`)}</p> }}
        />
      )}
    </LinkFrame>
  );
}
