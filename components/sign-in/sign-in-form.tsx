import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { ActionForm, SubmitButton } from '@/components/ui/action-form';
import { type ButtonLook, ButtonRow } from '@/components/ui/button';
import type { Locale } from '@/lib/platform/markets';
import { endSession, startSignIn } from '@/lib/sign-in/actions';

type Props = ButtonLook & {
  locale: Locale;
  /** The path to redirect to. */
  to: string;
  screen?: 'register';
  /** Message shown when the connection fails. */
  lost: string;
  children: ReactNode;
};

/** One button that leads to the identity provider and, from there, to a page. */
export function SignInForm({ locale, to, screen, lost, children, ...look }: Props) {
  return (
    <ActionForm action={startSignIn} lost={lost}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="to" value={to} />
      {screen && <input type="hidden" name="screen" value={screen} />}
      <ButtonRow>
        <SubmitButton {...look}>{children}</SubmitButton>
      </ButtonRow>
    </ActionForm>
  );
}

type SignOutProps = Pick<Props, 'locale' | 'lost' | 'children'> & {
  /** The path to redirect to, by default the home page. */
  to?: string;
};

/** Signs out here, at the shop and at the provider. */
export function SignOutForm({ locale, to, lost, children }: SignOutProps) {
  return (
    <ActionForm action={endSession} lost={lost} data-signs-out="">
      <input type="hidden" name="locale" value={locale} />
      {to && <input type="hidden" name="to" value={to} />}
      <input type="hidden" name="page" value={randomUUID()} />
      <SubmitButton kind="ghost">{children}</SubmitButton>
    </ActionForm>
  );
}
