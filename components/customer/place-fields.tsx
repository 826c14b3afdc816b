'use client';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { addressWarning } from '@/lib/delivery/address-warning';
import * as css from './place-fields.css';

type Place = { zip: string; country: string };
type Props = { first: Place; children: ReactNode };

const textIn = (box: HTMLElement | null, name: string): string => {
  const field = box?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  return field?.value ?? '';
};

/**
 * The fields of a place, and what one should know of it: an address is saved also where nothing is delivered. It is said while
 * one types or chooses, never when a field is left: the button would move away from under the pointer.
 */
export function PlaceFields({ first, children }: Props) {
  const t = useTranslations('delivery');
  const box = useRef<HTMLDivElement>(null);
  const [warning, setWarning] = useState(() => warningOf(first));
  const read = ({ target }: ChangeEvent<HTMLDivElement>) => {
    const found = warningOf({ zip: textIn(box.current, 'zip'), country: textIn(box.current, 'country') });
    // Half a postcode is not worth a word; a whole one that is wrong is said at its field.
    setWarning(found === 'postcode' && (target as Element).tagName !== 'SELECT' ? null : found);
  };
  return (
    <div ref={box} onChange={read}>
      <Stack gap={5}>
        {children}
        <div role="status" className={css.heard}>
          {warning && (
            <Notice tone="warning" size="small">
              {t(`address.${warning}`)}
            </Notice>
          )}
        </div>
      </Stack>
    </div>
  );
}

const warningOf = ({ zip, country }: Place) => (country ? addressWarning(zip, country) : null);
