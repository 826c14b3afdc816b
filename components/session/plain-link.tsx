import type { ReactNode } from 'react';
import { type ButtonLook, ButtonRow } from '@/components/ui/button';
import { button } from '@/components/ui/button.css';

type Props = Pick<ButtonLook, 'kind'> & { href: string; children: ReactNode };

/** A way on that the browser itself goes: never fetched in advance, since it changes cookies or leaves this part of the site. */
export function PlainLink({ href, kind, children }: Props) {
  return (
    <ButtonRow>
      <a className={button({ kind })} href={href}>
        {children}
      </a>
    </ButtonRow>
  );
}
