'use client';
import { useState } from 'react';
import type { Answer } from '@/lib/calculator/answer';
import type { Constants } from '@/lib/calculator/constants';
import type { QuantityField } from '@/lib/calculator/entity';

/** The rules are no part of the page: they are fetched when somebody turns to the form. */
const rules = () => import('@/lib/calculator/answer');

type Own = { answer: Answer /** What is missing is said once the visitor has asked for the answer. */; asked: boolean };

const isFilledIn = ({ entered }: Answer, field: QuantityField): boolean => (entered[field] ?? '').trim() !== '';

const errorsShown = ({ answer, asked }: Own): Answer['errors'] =>
  Object.fromEntries(
    Object.entries(answer.errors).filter(([field]) => asked || isFilledIn(answer, field as QuantityField)),
  );

/**
 * The calculator's answer while one types.
 * @param posted what the server said to the form without script
 */
export function useAnswer(constants: Constants, posted: Answer | null) {
  const [own, setOwn] = useState<Own | null>(null);
  const [failed, setFailed] = useState(false);
  const shown = own ?? (posted && { answer: posted, asked: true });

  /** Null when the rules did not arrive. */
  async function ask(form: HTMLFormElement, asked: boolean): Promise<Answer | null> {
    try {
      const { answerTo } = await rules();
      const answer = answerTo(new FormData(form), constants);
      setOwn((before) => ({ answer, asked: asked || (before ? before.asked : posted !== null) }));
      setFailed(false);
      return answer;
    } catch {
      if (asked) setFailed(true);
      return null;
    }
  }

  return {
    ask,
    prepare: () => void rules().catch(() => undefined),
    quantity: shown?.answer.quantity ?? null,
    errors: shown ? errorsShown(shown) : {},
    failed,
  };
}
