'use client';
import { unstable_rethrow } from 'next/navigation';
import { type ComponentProps, type SubmitEvent, useState, useTransition } from 'react';
import { useFormStatus } from 'react-dom';
import { navigationSignal } from '@/lib/platform/browser/navigation';
import { Button } from './button';
import { Notice } from './notice';

type Props<Reply> = Omit<ComponentProps<'form'>, 'action' | 'onSubmit'> & {
  /** Without JavaScript the browser posts the form to it, and gets a redirect. */
  action: (form: FormData) => Promise<Reply>;
  /** For an action that returns instead of redirecting where the field `scripted` is posted. What it sets is shown together
   * with a button that can be pressed again. By default, an address that the action returns is loaded. */
  onReply?: (reply: Reply) => void | Promise<void>;
  /** Makes the call of the action, with JavaScript, when its turn has come; by default at once. */
  inTurn?: (call: () => Promise<Reply>) => Promise<Reply>;
  /** Message shown below the form when the connection fails, or what shows one elsewhere. */
  lost: string | (() => void);
};

/** A visitor who has stopped the loading of the next page gets the button back. */
const LEAVING_MS = 30_000;

/**
 * Loads another page. Resolves when this one is left; or else when the router leads elsewhere, or after half a minute. Until
 * then its transition is pending, and React shows no other: the framework would replace the page of a session that the
 * action has ended, and stop the loading.
 */
function leave(address: string, elsewhere: AbortSignal): Promise<void> {
  location.assign(address);
  return new Promise((resolve) => {
    const end = () => resolve();
    addEventListener('pagehide', end, { once: true });
    elsewhere.addEventListener('abort', end);
    setTimeout(end, LEAVING_MS);
  });
}

/**
 * A form that leads elsewhere. With JavaScript, one submission at a time, and when the connection fails, the page stays
 * and says so: a form that has only an action would be replaced, with its page, by the error page.
 */
export function ActionForm<Reply>({
  action,
  onReply,
  inTurn = (call) => call(),
  lost,
  children,
  ...form
}: Props<Reply>) {
  const [isBusy, start] = useTransition();
  const [isLost, setLost] = useState(false);

  function failed(error: unknown): void {
    unstable_rethrow(error);
    start(() => (typeof lost === 'string' ? setLost(true) : lost()));
  }

  /** A transition of its own: what it throws would be thrown by the page. */
  async function replied(reply: Reply, elsewhere: AbortSignal): Promise<void> {
    // Who chose another page meanwhile is shown that one; but whoever signs out does so at the provider too.
    const isWanted = !elsewhere.aborted || 'data-signs-out' in form;
    try {
      if (onReply) await onReply(reply);
      else if (typeof reply === 'string' && isWanted) await leave(reply, elsewhere);
    } catch (error) {
      failed(error);
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (isBusy) return;
    const posted = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (onReply) posted.set('scripted', '1');
    const elsewhere = navigationSignal();
    setLost(false);
    start(async () => {
      try {
        const reply = await inTurn(() => action(posted));
        start(() => replied(reply, elsewhere));
      } catch (error) {
        failed(error);
      }
    });
  }

  return (
    <form {...form} action={action as unknown as (form: FormData) => Promise<void>} onSubmit={submit}>
      {children}
      {isLost && typeof lost === 'string' && (
        <Notice tone="error" size="small" live>
          {lost}
        </Notice>
      )}
    </form>
  );
}

/** The button of a form, busy while it is sent. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'busy'>) {
  return <Button {...props} type="submit" busy={useFormStatus().pending} />;
}
