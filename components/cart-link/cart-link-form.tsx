'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { ButtonForm } from '@/components/cart/button-form';
import type { FormAction } from '@/components/cart/hidden-fields';
import { followCartLink } from '@/lib/cart/actions';
import { countIn } from '@/lib/cart/count';
import { readCookies } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';

type Props = {
  locale: Locale;
  fields: { lines: string; discount: string };
  /** Everything in the link can be bought: a visitor without a cart needs to confirm nothing. */
  isDirect: boolean;
  /** Message shown when the connection fails. */
  lost: string;
  children: ReactNode;
};

/**
 * A plain form post without JavaScript. With it, a visitor whose cart is empty goes on to the cart at once; a page that
 * is prerendered waits until it is shown.
 */
export function CartLinkForm({ locale, fields, isDirect, lost, children }: Props) {
  const router = useRouter();
  const [isBusy, start] = useTransition();
  const [isLost, setLost] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  function follow(): void {
    if (isBusy || !form.current) return;
    const posted = new FormData(form.current);
    posted.set('scripted', '1');
    setLost(false);
    start(async () => {
      const [reply, { adopt }] = await Promise.all([
        followCartLink(posted).catch(() => null),
        import('@/lib/cart/client'),
      ]);
      if (!reply) return setLost(true);
      adopt(reply.cart);
      // Not a step of the history: going back must not follow the link again.
      router.replace(reply.to);
    });
  }
  const followNow = useEffectEvent(follow);

  useEffect(() => {
    if (!isDirect || countIn(readCookies()) > 0) return;
    const isPrerendered = 'prerendering' in document && document.prerendering === true;
    if (!isPrerendered) return followNow();
    const shown = () => followNow();
    document.addEventListener('prerenderingchange', shown, { once: true });
    return () => document.removeEventListener('prerenderingchange', shown);
  }, [isDirect]);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    follow();
  }

  return (
    <ButtonForm
      ref={form}
      action={followCartLink as unknown as FormAction}
      onSubmit={submit}
      fields={{ locale, ...fields }}
      busy={isBusy}
      problem={isLost ? lost : null}
    >
      {children}
    </ButtonForm>
  );
}
