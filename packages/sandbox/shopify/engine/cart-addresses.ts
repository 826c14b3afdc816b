import {
  addressGid,
  type Cart,
  type CartAddress,
  type CartOutcome,
  type CartProblem,
  type CartWarning,
  type PostalAddress,
} from './cart-types.ts';
import { isPostcode } from './delivery.ts';

export interface AddressInput {
  /** Null when the input refers to a customer address that does not exist. */
  address: PostalAddress | null;
  selected?: boolean | null;
  oneTimeUse?: boolean | null;
  validationStrategy?: string | null;
}

export interface AddressChange extends Omit<AddressInput, 'address'> {
  id: string;
  /** Undefined: unchanged. */
  address?: PostalAddress | null;
}

const maximum = 250;

function addressProblems(input: Pick<AddressInput, 'address' | 'validationStrategy'>, field: string[]): CartProblem[] {
  const { address } = input;
  if (!address)
    return [
      { code: 'INVALID', field: [...field, 'copyFromCustomerAddressId'], message: 'Customer address is invalid' },
    ];
  const path = [...field, 'deliveryAddress'];
  if (!address.countryCode)
    return [{ code: 'ADDRESS_FIELD_IS_REQUIRED', field: [...path, 'countryCode'], message: 'Country is required' }];
  if (input.validationStrategy !== 'STRICT') return [];
  const missing = (['lastName', 'address1', 'city', 'zip'] as const).filter((name) => !address[name]?.trim());
  if (missing.length > 0)
    return missing.map((name) => ({
      code: 'ADDRESS_FIELD_IS_REQUIRED',
      field: [...path, name],
      message: `${name} is required`,
    }));
  if (isPostcode(address.countryCode, address.zip ?? '')) return [];
  return [
    {
      code: 'INVALID_ZIP_CODE_FOR_COUNTRY',
      field: [...path, 'zip'],
      message: `The zip code is not valid for ${address.countryCode}`,
    },
  ];
}

const onlyOne = (field: string[]): CartProblem => ({
  code: 'ONLY_ONE_DELIVERY_ADDRESS_CAN_BE_SELECTED',
  field,
  message: 'Only one delivery address can be selected',
});

/** A newly selected address replaces the previous selection. */
function select(cart: Cart, id: string | undefined): Cart {
  if (!id) return cart;
  const addresses = cart.addresses.map((address) => ({ ...address, selected: address.id === id }));
  return { ...cart, addresses };
}

export function addAddresses(
  cart: Cart,
  inputs: AddressInput[],
  newId: () => string,
  field: string[] = ['addresses'],
): CartOutcome {
  const userErrors = inputs.flatMap((input, index) => addressProblems(input, [...field, String(index), 'address']));
  if (inputs.filter(({ selected }) => selected).length > 1) userErrors.push(onlyOne(field));
  if (cart.addresses.length + inputs.length > maximum)
    userErrors.push({
      code: 'TOO_MANY_DELIVERY_ADDRESSES',
      field,
      message: `A cart may not have more than ${maximum} delivery addresses`,
    });
  if (userErrors.length > 0) return { cart, userErrors, warnings: [] };

  const warnings: CartWarning[] = [];
  let next = cart;
  for (const input of inputs) {
    const address = input.address as PostalAddress;
    const existing = next.addresses.find((known) => JSON.stringify(known.address) === JSON.stringify(address));
    if (existing)
      warnings.push({
        code: 'DUPLICATE_DELIVERY_ADDRESS',
        message: 'The address is already on the cart',
        target: addressGid(next, existing),
      });
    const added: CartAddress = existing ?? {
      id: newId(),
      selected: false,
      oneTimeUse: input.oneTimeUse ?? false,
      address,
    };
    next = select(
      existing ? next : { ...next, addresses: [...next.addresses, added] },
      input.selected ? added.id : undefined,
    );
  }
  return { cart: next, userErrors, warnings };
}

const unknownAddress = (id: string, field: string[]): CartProblem => ({
  code: 'INVALID_DELIVERY_ADDRESS_ID',
  field,
  message: `The delivery address with id ${id} does not exist.`,
});

export function updateAddresses(cart: Cart, changes: AddressChange[]): CartOutcome {
  const find = (id: string) => cart.addresses.find((address) => addressGid(cart, address) === id);
  const userErrors = changes.flatMap((change, index) => {
    const field = ['addresses', String(index)];
    if (!find(change.id)) return [unknownAddress(change.id, [...field, 'id'])];
    const { address } = change;
    return address === undefined ? [] : addressProblems({ ...change, address }, [...field, 'address']);
  });
  if (changes.filter(({ selected }) => selected).length > 1) userErrors.push(onlyOne(['addresses']));
  if (userErrors.length > 0) return { cart, userErrors, warnings: [] };

  let next = cart;
  for (const change of changes) {
    const before = find(change.id) as CartAddress;
    const after: CartAddress = {
      id: before.id,
      address: change.address ?? before.address,
      oneTimeUse: change.oneTimeUse ?? before.oneTimeUse,
      selected: change.selected ?? before.selected,
    };
    next = { ...next, addresses: next.addresses.map((address) => (address.id === after.id ? after : address)) };
    next = select(next, change.selected ? after.id : undefined);
  }
  return { cart: next, userErrors, warnings: [] };
}

export function removeAddresses(cart: Cart, ids: string[]): CartOutcome {
  const known = new Set(cart.addresses.map((address) => addressGid(cart, address)));
  const userErrors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [unknownAddress(id, ['addressIds', String(index)])],
  );
  if (userErrors.length > 0) return { cart, userErrors, warnings: [] };
  const addresses = cart.addresses.filter((address) => !ids.includes(addressGid(cart, address)));
  return { cart: { ...cart, addresses }, userErrors, warnings: [] };
}
