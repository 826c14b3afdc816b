'use client';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { ActionForm, SubmitButton } from '@/components/ui/action-form';
import { HiddenFields } from '@/components/ui/field';
import { followCartLink } from '@/lib/cart/actions';
import { readCookies } from '@/lib/platform/browser/site-data';
import type { Locale } from '@/lib/platform/markets';
import { countIn } from '@/lib/session/cookies';

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
  const form = useRef<HTMLFormElement>(null);

  async function follow({ to, cart }: Awaited<ReturnType<typeof followCartLink>>): Promise<void> {
    const { adopt } = await import('@/lib/cart/client');
    adopt(cart);
    // Not a step of the history: going back must not follow the link again.
    router.replace(to);
  }

  useEffect(() => {
    if (!isDirect || countIn(readCookies()) > 0) return;
    const send = () => form.current?.requestSubmit(form.current.querySelector('button'));
    const isPrerendered = 'prerendering' in document && document.prerendering === true;
    if (!isPrerendered) return send();
    document.addEventListener('prerenderingchange', send, { once: true });
    return () => document.removeEventListener('prerenderingchange', send);
  }, [isDirect]);

  return (
    <ActionForm
      ref={form}
      action={followCartLink}
      inTurn={async (call) => (await import('@/lib/cart/client')).inTurn(call)}
      onReply={follow}
      lost={lost}
    >
      <HiddenFields fields={{ locale, ...fields }} />
      <SubmitButton>{children}</SubmitButton>
    </ActionForm>
  );
}
