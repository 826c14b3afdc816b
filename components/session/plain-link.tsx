import type { ReactNode } from 'react';
import { ButtonRow } from '@/components/ui/button';
import { button } from '@/components/ui/button.css';

/** A way on that the browser itself goes: never fetched in advance, since it changes cookies or leaves this part of the site. */
export function PlainLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <ButtonRow>
      <a className={button()} href={href}>
        {children}
      </a>
    </ButtonRow>
  );
}
