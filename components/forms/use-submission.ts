'use client';
import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useActionState, useCallback, useRef, useState } from 'react';
import { useOnHide } from '@/components/ui/hooks';
import { trackForm } from '@/lib/analytics/track';
import { type FormName, type FormState, latestOf, OWN_FIELDS, type Problem } from '@/lib/forms/state';

/** Lifetime of a proof in the browser: slightly less than the server allows, to leave time for the post. */
const GOOD_MS = 15 * 60_000;
/** A request that hangs on a connection that is gone must not hold up the form: it is made again, or a button asks instead. */
const PROOF_TIMEOUT_MS = 10_000;

/** Null: no proof is available. Undefined: the request to the server failed, which is worth a retry. */
type Proof = Promise<string | null | undefined>;
type Work = { begun: number; proof: Proof };

async function workOut(form: FormName): Promise<string | null> {
  // Without Web Crypto (a page without a secure context) the visitor confirms with a button instead.
  if (!globalThis.crypto?.subtle) return null;
  const response = await fetch(`/api/proof?form=${form}`, { signal: AbortSignal.timeout(PROOF_TIMEOUT_MS) });
  if (!response.ok) return null;
  // Imported only after the response: a module whose import failed offline is never requested again.
  const { solveProof } = await import('@/lib/forms/solve-proof');
  return solveProof(await response.json());
}

/**
 * The bot check: `prepare` starts the proof of work when the visitor starts to use the form, `take` waits for it and consumes
 * it. A proof is valid for one post.
 */
function useProof(form: FormName) {
  const work = useRef<Work | null>(null);
  const prepare = useCallback(() => {
    if (work.current && Date.now() - work.current.begun < GOOD_MS) return work.current;
    work.current = { begun: Date.now(), proof: workOut(form).catch(() => undefined) };
    return work.current;
  }, [form]);
  const take = useCallback(async () => {
    const { proof } = prepare();
    const text = await proof;
    work.current = null;
    return text === undefined ? workOut(form).catch(() => null) : text;
  }, [form, prepare]);
  return { prepare: useCallback(() => void prepare(), [prepare]), take };
}

type Answer = { status: string; problem?: unknown };
export type FormAction<State extends Answer = FormState> = (state: State | null, posted: FormData) => Promise<State>;
export type Submission<State extends Answer = FormState> = {
  form: FormName;
  action: FormAction<State>;
  bot: 'proof' | 'none';
};

export type Sent<State = FormState> = {
  /** The last result of the action. */
  state: State | null;
  /** Why the post has no answer; everything typed is still there. */
  problem: Problem | null;
  phase: 'idle' | 'checking' | 'sending';
  /** Counts the results: the page moves the focus to each. */
  answers: number;
};

const idle: Sent<never> = { state: null, problem: null, phase: 'idle', answers: 0 };

/**
 * Sends a form without leaving the page. Its fields keep their values; the same values sent again are one submission
 * (idempotent).
 */
export function useSubmission<State extends Answer = FormState>({ form, action, bot }: Submission<State>) {
  const [sent, setSent] = useState<Sent<State>>(idle);
  const key = useRef<string | null>(null);
  const busy = useRef(false);
  const { prepare, take } = useProof(form);
  const change = (part: Partial<Sent<State>>) => setSent((before) => ({ ...before, ...part }));

  async function post(data: FormData): Promise<State> {
    if (data.has(OWN_FIELDS.token)) {
      // The button of a confirmation: the server has what was typed.
      change({ phase: 'sending' });
      return action(null, data);
    }
    const proof = bot === 'proof' ? await take() : null;
    key.current ??= newKey();
    if (key.current) data.set(OWN_FIELDS.key, key.current);
    // Without a proof the server responds with a confirm button, as for a visitor without JavaScript.
    if (proof || bot === 'none') data.set(OWN_FIELDS.scripted, 'true');
    if (proof) data.set(OWN_FIELDS.proof, proof);
    change({ phase: 'sending' });
    return action(null, data);
  }

  async function send(data: FormData): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    change({ phase: 'checking', problem: null });
    try {
      let state = await post(data);
      // A proof that expired while the page was open is renewed and the post retried, without showing an error.
      if (problemOf(state) === 'proof') state = await post(data);
      // The values changed without an input event (by a password manager, for example): the next attempt is a new submission.
      if (problemOf(state) === 'keyReused') key.current = null;
      if (state.status === 'done') trackForm(form);
      setSent((before) => ({ ...idle, state, answers: before.answers + 1 }));
    } catch (error) {
      const problem = { code: codeOf(error), values: {} };
      setSent((before) => ({ ...before, phase: 'idle', problem, answers: before.answers + 1 }));
    } finally {
      busy.current = false;
    }
  }

  /** The values have changed: the next post is a new submission. */
  const touch = () => {
    key.current = null;
  };
  /** Resets the form to its unsent state. */
  const reset = () => {
    key.current = null;
    setSent(idle);
  };
  return { ...sent, send, reset, prepare: bot === 'proof' ? prepare : undefined, touch };
}

const problemOf = ({ status, problem }: Answer): string | undefined =>
  status === 'error' ? (problem as Problem | undefined)?.code : undefined;

const newKey = (): string | null => globalThis.crypto?.randomUUID?.() ?? null;

/** Why a post has no answer, as a key of `submission.problems`. It may have arrived, unless the page is outdated. */
export function codeOf(error: unknown): string {
  // The page was loaded from an earlier deployment, whose actions have other ids.
  if (unstable_isUnrecognizedActionError(error)) return 'outdated';
  return navigator.onLine ? 'unanswered' : 'offline';
}

/**
 * The last result of a form, whether it was sent by script or posted by the browser. A completed form is reset when the visitor
 * returns to its page.
 * @param first its result on another page, without JavaScript
 */
export function useFormAnswer(submission: Submission, first: FormState | null = null) {
  const [answer, post, posting] = useActionState(submission.action, first);
  const [over, setOver] = useState<FormState | null>(null);
  const sent = useSubmission(submission);
  const posted = answer === over ? null : answer;
  const state = latestOf(sent.state, posted);
  useOnHide(() => {
    if (state?.status !== 'done') return;
    sent.reset();
    setOver(answer);
  });
  return { state, sent, posted, post, posting };
}
