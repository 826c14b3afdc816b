import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/markets';
import { endSession } from '@/lib/session/actions';

type Props = {
  locale: Locale;
  /** The path to go on to; the home page when there is none. */
  to?: string;
  children: ReactNode;
};

/** Signs out here, at the shop and at the provider. */
export function SignOutForm({ locale, to, children }: Props) {
  return (
    <form action={endSession} data-signs-out="">
      <input type="hidden" name="locale" value={locale} />
      {to && <input type="hidden" name="to" value={to} />}
      <Button type="submit" kind="ghost">
        {children}
      </Button>
    </form>
  );
}
