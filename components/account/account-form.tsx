'use client';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { CheckedForm, type CheckedFormProps } from '@/components/forms/checked-form';
import { codeOf } from '@/components/forms/use-submission';
import { type FormWords, sayProblem } from '@/components/forms/words';
import { useFocusOnChange, useOnHide } from '@/components/ui/hooks';
import { Link } from '@/components/ui/link';
import { Notice } from '@/components/ui/notice';
import { textLink } from '@/components/ui/text.css';
import type { CustomerAnswer, SavedOutcome } from '@/lib/account/form-state';
import type { Values } from '@/lib/account/values';
import { OWN_FIELDS, type Problem } from '@/lib/forms/state';
import type { Shop } from '@/lib/platform/markets';

export type Saved = { outcome: SavedOutcome | null; count: number };

/**
 * State of the confirmation that a part of the page shows after a change. The page is then refreshed with the customer's data
 * from the shop.
 * @param first the outcome of a form post without JavaScript
 */
export function useSaved(path: string, first: SavedOutcome | null) {
  const router = useRouter();
  const [saved, setSaved] = useState<Saved>({ outcome: first, count: 0 });
  useOnHide(() => {
    if (saved.count > 0) setSaved({ ...saved, outcome: null });
  });

  function done(outcome: SavedOutcome): void {
    setSaved(({ count }) => ({ outcome, count: count + 1 }));
    // The query still describes an earlier result: remove it.
    if (window.location.search) router.replace(path as Parameters<typeof router.replace>[0], { scroll: false });
    else router.refresh();
  }
  return { saved, done };
}

/** The customer's data as the page has it, and its fingerprint. */
type PageData = { values: Values; snapshot?: string | undefined };

/**
 * The data that a form shows: that of the page until something is typed, which refreshed data would erase. The form is
 * then sent with the earlier fingerprint, and the customer is told that the data has changed.
 * @param answer the result that the page was rendered with: what was typed is in it
 */
export function useShownData({ values, snapshot }: PageData, answer: Unfinished | null) {
  const [shown, setShown] = useState({ values, snapshot });
  const [latest, setLatest] = useState(snapshot);
  const [isTyped, setTyped] = useState(answer !== null);
  if (snapshot !== latest) {
    setLatest(snapshot);
    if (!isTyped) setShown({ values, snapshot });
  }
  return { shown, setTyped };
}

export type CustomerAction = (posted: FormData) => Promise<CustomerAnswer>;
export type Unfinished = Exclude<CustomerAnswer, { status: 'done' }>;

type State = {
  /** The last result of the action, or the one the page was rendered with. */
  answer: Unfinished | null;
  /** Why the post has no answer; everything typed is still there. */
  problem: Problem | null;
  /** Counts the results: each one moves the focus. */
  answers: number;
};

const start = (first: Unfinished | null): State => ({ answer: first, problem: null, answers: first ? 1 : 0 });

/**
 * Submits a form of the account without leaving the page.
 * @param first the result of a post without JavaScript
 */
export function useAnswer(action: CustomerAction, first: Unfinished | null, onDone: (outcome: SavedOutcome) => void) {
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
      if (answer.status === 'done') onDone(answer.outcome);
    } catch (error) {
      const problem = { code: codeOf(error), values: {} };
      setState(({ answer, answers }) => ({ answer, problem, answers: answers + 1 }));
    } finally {
      locked.current = false;
      setBusy(false);
    }
  }
  /** Back from the second step: restores what was typed in the first. */
  const back = () =>
    setState(({ answer }) => ({
      answer: answer && { status: 'error', result: answer.result },
      problem: null,
      answers: 0,
    }));
  return { ...state, busy, action, send, back };
}

export type Answering = ReturnType<typeof useAnswer>;

/** The problem to show, if the last result has one and no other post is under way. */
export function problemOf({ problem, answer, busy }: Pick<Answering, 'problem' | 'answer' | 'busy'>): Problem | null {
  if (busy) return null;
  return problem ?? (answer?.status === 'error' ? (answer.problem ?? null) : null);
}

const WARNINGS: readonly SavedOutcome[] = ['addressOnly', 'addressNotName', 'newsletterLater'];

/** Confirms a change above the part of the page that it concerns. It takes the focus: the button may be gone. */
export function SavedNotice({ saved: { outcome, count } }: { saved: Saved }) {
  const t = useTranslations('customer');
  const box = useRef<HTMLDivElement>(null);
  useFocusOnChange(count, () => box.current?.focus());
  if (!outcome) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: without JavaScript this page answers the form: focus the result
    <div ref={box} role="status" tabIndex={-1} autoFocus>
      <Notice tone={WARNINGS.includes(outcome) ? 'warning' : 'success'}>{t(`outcome.${outcome}`)}</Notice>
    </div>
  );
}

type Props = Omit<CheckedFormProps, 'words' | 'locale'> & {
  form: CustomerFormContext;
  sent: Answering;
  /** Fingerprint of the data that the form shows, when it overwrites something. */
  snapshot?: string | undefined;
  onInput?: () => void;
};

/** A form of the account: works without JavaScript, and with it updates in place. */
export function AccountForm({ form, sent, snapshot, hidden, ...shown }: Props) {
  const t = useTranslations('customer');
  const { words, locale, who, path } = form;
  const error = sent.answer?.status === 'error' ? sent.answer : null;
  const problem = problemOf(sent);
  const shownSnapshot = error?.snapshot ?? snapshot;
  return (
    <CheckedForm
      {...shown}
      words={words}
      locale={locale}
      hidden={{ ...hidden, who, ...(shownSnapshot && { snapshot: shownSnapshot }) }}
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

/** Props of every customer form, signed in or not yet. */
export type CustomerFormContext = {
  locale: string;
  words: FormWords;
  /** Public path of the page. */
  path: string;
  /** Fingerprint of the customer that the page shows. */
  who: string;
};

/** Props of every form of the information page. */
export type AccountFormContext = CustomerFormContext & {
  /** Country of the market: a phone number without a calling code belongs to it. */
  country: Shop['country'];
  /** The page of the shop where e-mail and phone are changed; null where they are changed here. */
  contactPage: string | null;
};
