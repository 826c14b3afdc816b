'use client';
import type { ReactNode } from 'react';
import { LazyEmailForm, loadEmailForm } from '@/components/forms/lazy-email-form';
import { Nearby } from '@/components/ui/nearby';
import { subscribe } from '@/lib/newsletter/actions';
import type { CHANNELS } from '@/lib/newsletter/subscribe';
import type { Locale } from '@/lib/platform/markets';

type Props = {
  locale: Locale;
  channel: (typeof CHANNELS)[number];
  labels: { email: string; submit: string; done: string; doneText: string };
  note?: ReactNode;
};

/** Section 5 of the specification, "Newsletter". */
export function NewsletterForm({ locale, channel, labels, note }: Props) {
  return (
    <Nearby load={() => loadEmailForm(locale)}>
      <LazyEmailForm
        form="newsletter"
        action={subscribe}
        locale={locale}
        hidden={{ registration_channel: channel }}
        label={labels.email}
        submit={labels.submit}
        done={{ title: labels.done, text: <p>{labels.doneText}</p> }}
        note={note}
      />
    </Nearby>
  );
}
