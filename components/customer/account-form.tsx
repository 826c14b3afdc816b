'use client';
import { useTranslations } from 'next-intl';
import { CheckedForm, type CheckedFormProps } from '@/components/forms/checked-form';
import { sayProblem } from '@/components/forms/words';
import { Link } from '@/components/ui/link';
import { textLink } from '@/components/ui/text.css';
import type { FormDesk } from './desk';
import { type Answering, problemOf } from './use-answer';

type Props = Omit<CheckedFormProps, 'words' | 'locale'> & {
  desk: FormDesk;
  sent: Answering;
  /** The mark of what the form shows, where it overwrites something. */
  seen?: string;
};

/** A form of the account: works without script, and with it answers in place. */
export function AccountForm({ desk, sent, seen, hidden, ...shown }: Props) {
  const t = useTranslations('customer');
  const { words, locale, who, path } = desk;
  const error = sent.answer?.status === 'error' ? sent.answer : null;
  const problem = problemOf(sent);
  const mark = error?.seen ?? seen;
  return (
    <CheckedForm
      {...shown}
      words={words}
      locale={locale}
      hidden={{ ...hidden, who, ...(mark && { seen: mark }) }}
      action={sent.action}
      onSend={(data) => void sent.send(data)}
      result={error?.result}
      answers={sent.answers}
      problem={problem ? sayProblem(words, problem.code, problem.values) : undefined}
      aside={
        problem?.code === 'signedOut' && (
          <Link href={path} prefetch={false} className={textLink}>
            {t('signIn')}
          </Link>
        )
      }
      phase={sent.busy ? 'sending' : 'idle'}
    />
  );
}
