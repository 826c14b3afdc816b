'use client';
import { type ComponentProps, type ReactNode, type Ref, type SubmitEvent, useState, useTransition } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type FormAction, HiddenFields } from './hidden-fields';

type Props<Reply> = {
  ref?: Ref<HTMLFormElement>;
  /** Without JavaScript the browser posts the form to it, and gets a redirect. */
  action: (form: FormData) => Promise<Reply>;
  onReply: (reply: Reply) => void | Promise<void>;
  fields: Readonly<Record<string, string>>;
  kind?: ComponentProps<typeof Button>['kind'];
  /** Message shown when the connection fails. */
  lost: string;
  /** Label of the button. */
  children: ReactNode;
};

/** A form of hidden fields and one button. With JavaScript, one submission at a time. */
export function ButtonForm<Reply>({ ref, action, onReply, fields, kind, lost, children }: Props<Reply>) {
  const [isBusy, start] = useTransition();
  const [isLost, setLost] = useState(false);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const form = new FormData(event.currentTarget);
    form.set('scripted', '1');
    setLost(false);
    start(async () => {
      const answer = await action(form).then(
        (reply) => ({ reply }),
        () => null,
      );
      if (answer) await onReply(answer.reply);
      // Shown together with a button that can be pressed again.
      else start(() => setLost(true));
    });
  }

  return (
    <form ref={ref} action={action as unknown as FormAction} onSubmit={submit}>
      <HiddenFields fields={fields} />
      <Button type="submit" kind={kind} busy={isBusy}>
        {children}
      </Button>
      {isLost && (
        <Notice tone="error" size="small" live>
          {lost}
        </Notice>
      )}
    </form>
  );
}
