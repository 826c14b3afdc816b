'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { CheckedForm, type CheckedFormProps } from '@/components/forms/checked-form';
import { codeOf } from '@/components/forms/use-submission';
import { sayProblem } from '@/components/forms/words';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { textLink } from '@/components/ui/text.css';
import { useOnHide } from '@/components/ui/use-on-hide';
import type { CustomerAnswer, Said } from '@/lib/account/form-state';
import { OWN_FIELDS, type Problem } from '@/lib/forms/state';
import type { FormDesk } from './desk';

export type Saved = { said: Said | null; count: number };

/**
 * What a part of the page says it has done. The page is then asked for anew, and shows the customer as the shop has it.
 * @param first what was done without script
 */
export function useSaved(path: string, first: Said | null) {
  const router = useRouter();
  const [saved, setSaved] = useState<Saved>({ said: first, count: 0 });
  useOnHide(() => {
    if (saved.count > 0) setSaved({ ...saved, said: null });
  });

  function done(said: Said): void {
    setSaved(({ count }) => ({ said, count: count + 1 }));
    // What the address says of an earlier answer is over.
    if (window.location.search) router.replace(path as Parameters<typeof router.replace>[0], { scroll: false });
    else router.refresh();
  }
  return { saved, done };
}

export type CustomerAction = (posted: FormData) => Promise<CustomerAnswer>;
export type Unfinished = Exclude<CustomerAnswer, { status: 'done' }>;

type State = {
  /** What the action answered last, or the page came with. */
  answer: Unfinished | null;
  /** What kept the post from reaching it; everything typed is still there. */
  problem: Problem | null;
  /** Counts the answers: the page moves the focus to each. */
  answers: number;
};

const start = (first: Unfinished | null): State => ({ answer: first, problem: null, answers: first ? 1 : 0 });

/**
 * Sends a form of the account without leaving the page.
 * @param first what it answered without script
 */
export function useAnswer(action: CustomerAction, first: Unfinished | null, onDone: (said: Said) => void) {
  const [state, setState] = useState(() => start(first));
  const [busy, setBusy] = useState(false);
  const locked = useRef(false);

  async function send(data: FormData): Promise<void> {
    if (locked.current) return;
    locked.current = true;
    setBusy(true);
    data.set(OWN_FIELDS.scripted, 'true');
    try {
      const answer = await action(data);
      setState(({ answers }) => ({
        answer: answer.status === 'done' ? null : answer,
        problem: null,
        answers: answers + 1,
      }));
      if (answer.status === 'done') onDone(answer.said);
    } catch (error) {
      const problem = { code: codeOf(error), values: {} };
      setState(({ answer, answers }) => ({ answer, problem, answers: answers + 1 }));
    } finally {
      locked.current = false;
      setBusy(false);
    }
  }
  /** Back from the second step: what was typed in the first is there again. */
  const back = () =>
    setState(({ answer }) => ({
      answer: answer && { status: 'error', result: answer.result },
      problem: null,
      answers: 0,
    }));
  return { ...state, busy, action, send, back };
}

export type Answering = ReturnType<typeof useAnswer>;

/** What an answer says above its form, if it says anything there. */
export const problemOf = ({ problem, answer }: Pick<State, 'problem' | 'answer'>): Problem | null =>
  problem ?? (answer?.status === 'error' ? (answer.problem ?? null) : null);

const WARNINGS: readonly Said[] = ['addressOnly', 'newsletterLater'];

/** What has been done, above the part of the page that it is about. It takes the focus: the button may be gone. */
export function SavedNotice({ saved: { said, count } }: { saved: Saved }) {
  const t = useTranslations('customer');
  const box = useRef<HTMLDivElement>(null);
  const heard = useRef(0);
  useEffect(() => {
    // Not again at each return to the page.
    if (count === heard.current) return;
    heard.current = count;
    box.current?.focus();
  }, [count]);
  if (!said) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the page has come anew as the answer to the form
    <div ref={box} role="status" tabIndex={-1} autoFocus>
      <Notice tone={WARNINGS.includes(said) ? 'warning' : 'success'}>{t(`said.${said}`)}</Notice>
    </div>
  );
}

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
