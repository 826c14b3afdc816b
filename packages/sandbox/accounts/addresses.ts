import type { Customer, CustomerAddress } from '../shopify/catalogue/types.ts';
import type { Context } from '../shopify/context.ts';
import { emptyAddress, type PostalAddress } from '../shopify/engine/cart-types.ts';
import { countryNamed } from '../shopify/engine/country-names.ts';
import { withAddress, withoutAddress } from '../shopify/engine/customer-addresses.ts';
import { nameProblems } from '../shopify/engine/customer-problems.ts';
import { defaultAddressOf, newId } from '../shopify/engine/customers.ts';
import { isPostcode, needsPostcode } from '../shopify/engine/delivery.ts';
import { phoneOf } from '../shopify/engine/phone.ts';
import type { Resolvers } from '../shopify/resolve.ts';
import { changeCustomer, currentCustomer, type Problem, type Root } from './current-customer.ts';
import { addressIdOf, addressView } from './customer.ts';

/** As CustomerAddressInput. Absent fields stay unchanged. */
type Input = Partial<Record<Field | 'territoryCode' | 'zoneCode' | 'phoneNumber', string | null>>;
type Field = (typeof texts)[number];

const texts = ['firstName', 'lastName', 'company', 'address1', 'address2', 'city', 'zip'] as const;
const labels: Record<Field, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  company: 'Company',
  address1: 'Address',
  address2: 'Apartment, suite, etc.',
  city: 'City',
  zip: 'Postal code',
};
/** Other codes of the countries that the demonstration's customers live in; two letters are accepted for every country. */
const otherCodes: Record<string, string> = { FRA: 'FR', 250: 'FR', BEL: 'BE', '056': 'BE', TUN: 'TN', 788: 'TN' };

/** Zones of countries whose addresses need one. Addresses in all other countries have none. */
const zones: Record<string, Set<string>> = {
  CA: new Set('AB BC MB NB NL NS NT NU ON PE QC SK YT'.split(' ')),
  US: new Set(
    `AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR
    PA RI SC SD TN TX UT VT VA WA WV WI WY`.split(/\s+/),
  ),
};

const at = (name: string) => ['address', name];
const problem = (code: string, name: string, message: string): Problem => ({ code, field: at(name), message });
const written = (value: string | null | undefined) => value?.trim() || null;

function territoryOf(input: Input, before: PostalAddress): string | null {
  if (input.territoryCode === undefined) return before.countryCode;
  const code = written(input.territoryCode)?.toUpperCase() ?? '';
  const known = otherCodes[code] ?? code;
  return /^[A-Z]{2}$/.test(known) && countryNamed(known) === known ? known : null;
}

function placeProblems(address: PostalAddress, input: Input): Problem[] {
  const { countryCode: country, provinceCode: zone, zip } = address;
  if (!country)
    return [
      written(input.territoryCode)
        ? problem('INVALID_TERRITORY_CODE', 'territoryCode', 'Territory code is invalid')
        : problem('TERRITORY_CODE_MISSING', 'territoryCode', "Territory code can't be blank"),
    ];
  const allowed = zones[country];
  const problems: Problem[] = [];
  if (allowed && !zone) problems.push(problem('ZONE_CODE_MISSING', 'zoneCode', "Zone code can't be blank"));
  if (zone && !allowed?.has(zone))
    problems.push(problem('INVALID_FOR_COUNTRY', 'zoneCode', 'Zone code is not valid for this country'));
  if (zip && !isPostcode(country, zip))
    problems.push(problem('INVALID_FOR_COUNTRY', 'zip', 'Postal code is not valid for this country'));
  return problems;
}

const missing = (address: PostalAddress): Problem[] => [
  ...(address.address1 ? [] : [problem('ADDRESS1_MISSING', 'address1', "Address can't be blank")]),
  ...(['lastName', 'city', 'zip'] as const)
    .filter((name) => !address[name] && (name !== 'zip' || needsPostcode(address.countryCode)))
    .map((name) => problem('REQUIRED', name, `${labels[name]} can't be blank`)),
];

const unreadable = (address: PostalAddress): Problem[] =>
  texts.flatMap((name) =>
    nameProblems(address[name] ?? '', labels[name], at(name)).map((one) =>
      one.code === 'TOO_LONG' ? one : { ...one, code: 'INVALID' },
    ),
  );

/** Applies the input to an existing address; returns the address or its problems. */
function readAddress(
  input: Input,
  before: PostalAddress = emptyAddress,
): { address: PostalAddress } | { problems: Problem[] } {
  if (Object.values(input).every((value) => value === undefined))
    return { problems: [{ code: 'ADDRESS_ARGUMENT_EMPTY', field: ['address'], message: 'Address is empty' }] };
  const said = texts.filter((name) => input[name] !== undefined).map((name) => [name, written(input[name])]);
  const countryCode = territoryOf(input, before);
  const typed = input.phoneNumber === undefined ? before.phone : written(input.phoneNumber);
  const phone = typed && phoneOf(typed, countryCode ?? '');
  const provinceCode =
    input.zoneCode === undefined ? before.provinceCode : (written(input.zoneCode)?.toUpperCase() ?? null);
  const address = { ...before, ...Object.fromEntries(said), countryCode, provinceCode, phone } as PostalAddress;
  const problems = [
    ...missing(address),
    ...placeProblems(address, input),
    ...unreadable(address),
    // As documented, this one names no field.
    ...(typed && !phone ? [{ code: 'PHONE_NUMBER_NOT_VALID', field: null, message: 'Phone number is not valid' }] : []),
  ];
  return problems.length > 0 ? { problems } : { address };
}

const keyOf = (address: PostalAddress) =>
  [...texts, 'countryCode' as const, 'provinceCode' as const]
    .map((name) => address[name]?.toLowerCase() ?? '')
    .join('|');
const isTaken = (customer: Customer, address: PostalAddress, id?: number) =>
  customer.addresses.some((one) => one.id !== id && keyOf(one) === keyOf(address));

const refused = (problems: Problem[]) => ({ customerAddress: null, deletedAddressId: null, userErrors: problems });
const done = (address: CustomerAddress) => ({ customerAddress: addressView(address), userErrors: [] });
const alreadyThere: Problem = {
  code: 'CUSTOMER_ADDRESS_ALREADY_EXISTS',
  field: ['address'],
  message: 'The customer address already exists',
};
const unknown: Problem = {
  code: 'ADDRESS_ID_DOES_NOT_EXIST',
  field: ['addressId'],
  message: 'The address ID does not exist',
};

interface Args {
  address?: Input | null;
  addressId: string;
  defaultAddress?: boolean | null;
}

function create({ address: input, defaultAddress }: Args, customer: Customer, context: Context) {
  const read = readAddress(input ?? {});
  if ('problems' in read) return refused(read.problems);
  if (isTaken(customer, read.address)) return refused([alreadyThere]);
  const address = { ...read.address, id: newId(context) };
  const { addresses, defaultAddressId } = withAddress(customer, address);
  changeCustomer(customer, { addresses, defaultAddressId: defaultAddress ? address.id : defaultAddressId }, context);
  return done(address);
}

function update({ address: input, addressId, defaultAddress }: Args, customer: Customer, context: Context) {
  const before = customer.addresses.find(({ id }) => id === addressIdOf(addressId));
  if (!before) return refused([unknown]);
  if (defaultAddress === false && defaultAddressOf(customer)?.id === before.id)
    return refused([
      {
        code: 'DEMOTING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
        field: ['defaultAddress'],
        message: 'Demoting the default address is not allowed',
      },
    ]);
  const isOnlyPromoted = input == null && defaultAddress != null;
  const read = isOnlyPromoted ? { address: before } : readAddress(input ?? {}, before);
  if ('problems' in read) return refused(read.problems);
  if (isTaken(customer, read.address, before.id)) return refused([alreadyThere]);
  const address = { ...read.address, id: before.id };
  const { addresses, defaultAddressId } = withAddress(customer, address);
  changeCustomer(customer, { addresses, defaultAddressId: defaultAddress ? address.id : defaultAddressId }, context);
  return done(address);
}

function remove({ addressId }: Args, customer: Customer, context: Context) {
  const address = customer.addresses.find(({ id }) => id === addressIdOf(addressId));
  if (!address) return refused([unknown]);
  if (customer.addresses.length > 1 && defaultAddressOf(customer) === address)
    return refused([
      {
        code: 'DELETING_CUSTOMER_DEFAULT_ADDRESS_NOT_ALLOWED',
        field: ['addressId'],
        message: 'The default address cannot be deleted before another one is set as default',
      },
    ]);
  const { addresses, defaultAddressId } = withoutAddress(customer, address.id);
  changeCustomer(customer, { addresses, defaultAddressId }, context);
  return { deletedAddressId: addressView(address).id, userErrors: [] };
}

export const addressMutations: Resolvers[string] = {
  customerAddressCreate: (root: Root, args: Args, context: Context) =>
    create(args, currentCustomer(root, context), context),
  customerAddressUpdate: (root: Root, args: Args, context: Context) =>
    update(args, currentCustomer(root, context), context),
  customerAddressDelete: (root: Root, args: Args, context: Context) =>
    remove(args, currentCustomer(root, context), context),
};
