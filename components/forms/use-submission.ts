'use client';
import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { useCallback, useRef, useState } from 'react';
import { trackForm } from '@/lib/analytics/shop';
import { type FormName, type FormState, OWN_FIELDS, type Problem } from '@/lib/forms/state';

/** A little less than the server allows, for the time that the post takes. */
const GOOD_MS = 15 * 60_000;

/** Null: there is no proof to be had. Undefined: the way to the server was broken, which is worth another try. */
type Proof = Promise<string | null | undefined>;
type Work = { begun: number; proof: Proof };

async function workOut(form: FormName): Promise<string | null> {
  // Without Web Crypto (a page that is not secure) the visitor confirms by a button instead.
  if (!globalThis.crypto?.subtle) return null;
  const response = await fetch(`/api/proof?form=${form}`);
  if (!response.ok) return null;
  // Not before there is an answer: a part of the script that was asked for offline is never asked for again.
  const { solveProof } = await import('@/lib/forms/solve-proof');
  return solveProof(await response.json());
}

/**
 * The bot check: `prepare` begins the work when somebody turns to the form, `take` waits for it and uses it up. A proof
 * is good for one post.
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
  /** What the action answered last. */
  state: State | null;
  /** What kept the post from reaching it; everything typed is still there. */
  problem: Problem | null;
  phase: 'idle' | 'checking' | 'sending';
  /** Counts the answers: the page moves the focus to each. */
  answers: number;
};

const idle: Sent<never> = { state: null, problem: null, phase: 'idle', answers: 0 };

/** Sends a form without leaving the page. Nothing is taken out of its fields; the same contents sent again are one submission. */
export function useSubmission<State extends Answer = FormState>({ form, action, bot }: Submission<State>) {
  const [sent, setSent] = useState<Sent<State>>(idle);
  const key = useRef<string | null>(null);
  const busy = useRef(false);
  const { prepare, take } = useProof(form);
  const change = (part: Partial<Sent<State>>) => setSent((before) => ({ ...before, ...part }));

  async function post(data: FormData): Promise<State> {
    const proof = bot === 'proof' ? await take() : null;
    key.current ??= newKey();
    if (key.current) data.set(OWN_FIELDS.key, key.current);
    // Without a proof the answer is the button that confirms, as for a visitor without script.
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
      // A proof that has aged while the page lay open is nothing a visitor should hear of.
      if (problemOf(state) === 'proof') state = await post(data);
      // The contents have changed without an input event (a password manager, say): the next try is another submission.
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

  /** What was typed has changed: it is another submission. */
  const touch = () => {
    key.current = null;
  };
  /** As if nothing had been sent. */
  const reset = () => {
    key.current = null;
    setSent(idle);
  };
  return { ...sent, send, reset, prepare: bot === 'proof' ? prepare : undefined, touch };
}

const problemOf = ({ status, problem }: Answer): string | undefined =>
  status === 'error' ? (problem as Problem | undefined)?.code : undefined;

const newKey = (): string | null => globalThis.crypto?.randomUUID?.() ?? null;

/** Why a post did not reach its action, as a key of `forms.problems`. */
export function codeOf(error: unknown): string {
  // The page is from an earlier deployment, whose actions have other names.
  if (unstable_isUnrecognizedActionError(error)) return 'outdated';
  return navigator.onLine ? 'unavailable' : 'offline';
}
