import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { Button, type ButtonLook, ButtonRow } from '@/components/ui/button';
import type { Locale } from '@/lib/platform/markets';
import { endSession, startSignIn } from '@/lib/sign-in/actions';

type Props = ButtonLook & {
  locale: Locale;
  /** The path to redirect to. */
  to: string;
  screen?: 'register';
  children: ReactNode;
};

/** One button that leads to the identity provider and, from there, to a page. */
export function SignInForm({ locale, to, screen, children, ...look }: Props) {
  return (
    <form action={startSignIn}>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="to" value={to} />
      {screen && <input type="hidden" name="screen" value={screen} />}
      <ButtonRow>
        <Button type="submit" {...look}>
          {children}
        </Button>
      </ButtonRow>
    </form>
  );
}

/** Signs out here, at the shop and at the provider, and redirects to the home page. */
export function SignOutForm({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <form action={endSession} data-signs-out="">
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="page" value={randomUUID()} />
      <Button type="submit" kind="ghost">
        {children}
      </Button>
    </form>
  );
}
