import type { ReactNode } from 'react';
import { NewsletterForm } from '@/components/layout/islands';
import { translations } from '@/lib/platform/i18n/translations';
import type { Locale } from '@/lib/platform/markets';

/** The newsletter form with its messages; for the footer and for the slice. */
export async function Newsletter({ locale, note }: { locale: Locale; note?: ReactNode }) {
  const t = await translations(locale, 'forms');
  return (
    <NewsletterForm
      locale={locale}
      channel="newsletter_block"
      labels={{
        email: t('newsletter.email'),
        submit: t('newsletter.submit'),
        done: t('newsletter.done'),
        doneText: t('newsletter.doneText'),
      }}
      note={note}
    />
  );
}
