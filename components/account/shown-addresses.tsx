import { seenOf } from '@/lib/account/form-draft';
import { addressNumber, addressValues } from '@/lib/account/values';
import { addressWarning } from '@/lib/delivery/exclusion';
import type { Customer, CustomerAddress } from '@/lib/services/shopify/customer-types';
import type { ShownAddress } from './address-card';
import { AddressLines } from './address-lines';

/** The customer's addresses as the page shows them, the default one first. The shop's ids are not exposed. */
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
