'use client';
import { unstable_rethrow } from 'next/navigation';
import { type ComponentProps, createContext, type SubmitEvent, use, useEffect, useState, useTransition } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from './button';
import { Notice } from './notice';

type Props<Reply> = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> & {
  /** Without JavaScript the browser posts the form to it, and gets a redirect. */
  action: (form: FormData) => Promise<Reply>;
  /** For an action that returns instead of redirecting where the field `scripted` is posted. What it sets is shown together
   * with a button that can be pressed again. By default, an address that the action returns is loaded. */
  onReply?: (reply: Reply) => void | Promise<void>;
  /** Message shown below the form when the connection fails, or what shows one elsewhere. */
  lost: string | (() => void);
};

/** Whether the address of a reply is being loaded. */
const Leaving = createContext(false);

/** A visitor who has stopped the loading of the next page gets the button back. */
const LEAVING_MS = 10_000;

/** Not part of the transition: while one is pending, React shows no other, so that all links of the page would be dead. */
function useLeave(): [isLeaving: boolean, leave: (address: string) => void] {
  const [isLeaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!isLeaving) return;
    const stay = () => setLeaving(false);
    const timer = setTimeout(stay, LEAVING_MS);
    addEventListener('pagehide', stay);
    return () => {
      clearTimeout(timer);
      removeEventListener('pagehide', stay);
    };
  }, [isLeaving]);
  return [
    isLeaving,
    (address) => {
      setLeaving(true);
      location.assign(address);
    },
  ];
}

/**
 * A form that leads elsewhere. With JavaScript, one submission at a time, and when the connection fails, the page stays
 * and says so: a form that has only an action would be replaced, with its page, by the error page.
 */
export function ActionForm<Reply>({ action, onReply, lost, children, ...form }: Props<Reply>) {
  const [isBusy, start] = useTransition();
  const [isLeaving, leave] = useLeave();
  const [isLost, setLost] = useState(false);

  function failed(error: unknown): void {
    unstable_rethrow(error);
    start(() => (typeof lost === 'string' ? setLost(true) : lost()));
  }

  /** A transition of its own: what it throws would be thrown by the page. */
  async function replied(reply: Reply): Promise<void> {
    try {
      if (onReply) await onReply(reply);
      else if (typeof reply === 'string') leave(reply);
    } catch (error) {
      failed(error);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy || isLeaving) return;
    const posted = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (onReply) posted.set('scripted', '1');
    setLost(false);
    start(async () => {
      try {
        const reply = await action(posted);
        start(() => replied(reply));
      } catch (error) {
        failed(error);
      }
    });
  }

  return (
    <form {...form} action={action as unknown as (form: FormData) => Promise<void>} onSubmit={submit}>
      <Leaving value={isLeaving}>{children}</Leaving>
      {isLost && typeof lost === 'string' && (
        <Notice tone="error" size="small" live>
          {lost}
        </Notice>
      )}
    </form>
  );
}

/** The button of a form, busy while it is sent and until the page is left. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  const isLeaving = use(Leaving);
  return <Button {...props} type="submit" busy={useFormStatus().pending || isLeaving} />;
}
