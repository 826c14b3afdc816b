'use client';
import type { ComponentProps, ReactNode } from 'react';
import { LazyEmailForm, loadEmailForm } from '@/components/forms/lazy-email-form';
import { ServedFilters } from '@/components/product/served-filters';
import { Nearby } from '@/components/ui/nearby';
import { requestJobAlert } from '@/lib/careers/actions';
import { readJobSelection, writeJobSelection } from '@/lib/careers/offers';
import type { Locale } from '@/lib/platform/markets';

type JobFiltersProps = Omit<ComponentProps<typeof ServedFilters>, 'hrefOf'> & {
  /** Path of the list. */
  action: string;
};

export const JobFilters = ({ action, ...filters }: JobFiltersProps) => (
  <ServedFilters {...filters} hrefOf={(query) => action + writeJobSelection(readJobSelection(query))} />
);

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
