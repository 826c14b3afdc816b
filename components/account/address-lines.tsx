import type { Address } from '@/lib/services/shopify/types';
import * as css from './account.css';

/** An address in postal order, without its empty lines. */
export function AddressLines({ address }: { address: Address }) {
  const { firstName, lastName, company, address1, address2, zip, city, country } = address;
  const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ');
  const lines = [joined(firstName, lastName), company, address1, address2, joined(zip, city), country];
  return (
    <address className={css.address}>
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may be the same, and they never move
        <span key={index} className={css.line}>
          {line}
        </span>
      ))}
    </address>
  );
}
