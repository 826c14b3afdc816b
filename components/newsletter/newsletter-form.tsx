'use client';
import type { ReactNode } from 'react';
import { LazyEmailForm, loadEmailForm } from '@/components/forms/lazy-email-form';
import type { EmailFormWords } from '@/components/forms/words';
import { Nearby } from '@/components/ui/nearby';
import { subscribe } from '@/lib/newsletter/actions';
import type { CHANNELS } from '@/lib/newsletter/schema';

type Props = {
  locale: string;
  channel: (typeof CHANNELS)[number];
  words: EmailFormWords;
  labels: { email: string; submit: string; done: string; doneText: string };
  note?: ReactNode;
};

/** Section 5 of the specification, "Newsletter". */
export function NewsletterForm({ locale, channel, words, labels, note }: Props) {
  return (
    <Nearby load={loadEmailForm}>
      <LazyEmailForm
        form="newsletter"
        action={subscribe}
        words={words}
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
