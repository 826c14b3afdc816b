'use client';
import { useCallback, useRef } from 'react';
import type { FormName } from '@/lib/forms/state';

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
  const { solveProof } = await import('@/lib/bot/solve');
  return solveProof(await response.json());
}

/**
 * The bot check: `prepare` begins the work when somebody turns to the form, `take` waits for it and uses it up. A proof
 * is good for one post.
 */
export function useProof(form: FormName) {
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
