'use client';
import { useTranslations } from 'next-intl';
import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { Notice } from '@/components/ui/notice';
import { Stack } from '@/components/ui/section';
import { addressWarning } from '@/lib/delivery/address-warning';

type Place = { zip: string; country: string };
type Props = { first: Place; children: ReactNode };

const textIn = (box: HTMLElement | null, name: string): string => {
  const field = box?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
  return field?.value ?? '';
};

/** The fields of a place, and what one should know of it: an address is saved also where nothing is delivered. */
export function PlaceFields({ first, children }: Props) {
  const t = useTranslations('delivery');
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(first);
  const read = () => setPlace({ zip: textIn(box.current, 'zip'), country: textIn(box.current, 'country') });
  const warning = place.country ? addressWarning(place.zip, place.country) : null;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to its fields
    <div
      ref={box}
      // Half a postcode is not worth a word: when the field is left.
      onBlur={read}
      onChange={(event: ChangeEvent<HTMLDivElement>) => (event.target as Element).tagName === 'SELECT' && read()}
    >
      <Stack gap={5}>
        {children}
        <div role="status">
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
