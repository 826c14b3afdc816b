import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { Locale } from '@/lib/markets';
import { endSession } from '@/lib/session/actions';

/** Signs out here, at the shop and at the provider, and leads to the home page. */
export function SignOutForm({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <form action={endSession} data-signs-out="">
      <input type="hidden" name="locale" value={locale} />
      <Button type="submit" kind="ghost">
        {children}
      </Button>
    </form>
  );
}
