'use client';
import type { ReactNode } from 'react';
import { sayProblem } from '@/components/forms/words';
import { Button, type ButtonLook } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Said } from '@/lib/customer/answer';
import type { Desk } from './desk';
import { type CustomerAction, problemOf, useAnswer } from './use-answer';

type Props = Pick<ButtonLook, 'kind'> & {
  desk: Desk;
  action: CustomerAction;
  /** The digits of the address's id. */
  number: string;
  /** What the button does and to which address, for those who do not see where it stands. */
  label: string;
  onDone: (said: Said) => void;
  children: ReactNode;
};

/** A button beside an address. */
export function AddressButton({ desk, action, number, label, onDone, kind, children }: Props) {
  const sent = useAnswer(action, null, onDone);
  const problem = problemOf(sent);
  return (
    <form
      action={action as unknown as (posted: FormData) => Promise<void>}
      onSubmit={(event) => {
        event.preventDefault();
        void sent.send(new FormData(event.currentTarget));
      }}
    >
      {Object.entries({ locale: desk.locale, who: desk.who, address: number }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={kind} size="small" busy={sent.busy}>
        <span aria-hidden="true">{children}</span>
        <VisuallyHidden>{label}</VisuallyHidden>
      </Button>
      {problem && (
        <Notice tone="error" size="small" live>
          {sayProblem(desk.words, problem.code, problem.values)}
        </Notice>
      )}
    </form>
  );
}
