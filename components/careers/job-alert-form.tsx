'use client';
import type { ReactNode } from 'react';
import { LazyEmailForm, loadEmailForm } from '@/components/forms/lazy-email-form';
import { Nearby } from '@/components/ui/nearby';
import { requestJobAlert } from '@/lib/careers/actions';
import type { Locale } from '@/lib/platform/markets';

type Props = {
  locale: Locale;
  /** The filters of the list, as its query string has them. */
  criteria: string;
  labels: Readonly<Record<'email' | 'submit' | 'done' | 'doneText', string>>;
  note: ReactNode;
};

/** An e-mail address for new offers. */
export function JobAlertForm({ locale, criteria, labels, note }: Props) {
  return (
    <Nearby load={() => loadEmailForm(locale)}>
      <LazyEmailForm
        // Other criteria are another request.
        key={criteria}
        form="job-alert"
        action={requestJobAlert}
        locale={locale}
        hidden={{ criteria }}
        label={labels.email}
        submit={labels.submit}
        done={{ title: labels.done, text: <p>{labels.doneText}</p> }}
        note={note}
      />
    </Nearby>
  );
}
