import { AddressLines } from '@/components/account/address-lines';
import { seenOf } from '@/lib/customer/seen';
import { addressNumber, addressValues } from '@/lib/customer/values';
import { addressWarning } from '@/lib/delivery/address-warning';
import type { Customer, CustomerAddress } from '@/lib/shopify/customer-types';
import type { ShownAddress } from './address-card';

/** The customer's addresses as the page shows them, the default one first. The shop's ids stay behind. */
export function shownAddresses({ addresses, defaultAddressId }: Customer): ShownAddress[] {
  const shown = addresses.map((address) => shownAddress(address, address.id === defaultAddressId));
  return shown.sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
}

function shownAddress(address: CustomerAddress, isDefault: boolean): ShownAddress {
  const values = addressValues(address);
  const { address1, zip, city, phone } = address;
  return {
    number: addressNumber(address.id),
    name: [address1, [zip, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    lines: <AddressLines address={address} />,
    phone: phone ?? '',
    values,
    seen: seenOf(values),
    isDefault,
    warning: address.countryCode ? addressWarning(address.zip ?? '', address.countryCode) : null,
  };
}
