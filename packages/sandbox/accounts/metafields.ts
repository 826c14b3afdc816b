import { createHash } from 'node:crypto';
import type { Customer } from '../shopify/catalogue/types.ts';
import type { Context } from '../shopify/context.ts';
import type { Resolvers } from '../shopify/resolve.ts';
import { changeCustomer, currentCustomer, type Root } from './current-customer.ts';

interface Written {
  namespace: string;
  key: string;
  type: string;
  value: string;
}

function jsonOf({ type, value }: Written): unknown {
  if (!/^(list\.|json$|boolean$|number_|dimension$|volume$|weight$|rating$|money$)/.test(type)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** A metafield of an owner, with the dates of that owner. */
export function metafieldView(written: Written, owner: { id: number; createdAt: string; updatedAt?: string }) {
  return {
    ...written,
    id: `gid://shopify/Metafield/${owner.id}-${encodeURIComponent(`${written.namespace}.${written.key}`)}`,
    jsonValue: jsonOf(written),
    description: null,
    reference: null,
    references: null,
    createdAt: owner.createdAt,
    updatedAt: owner.updatedAt ?? owner.createdAt,
    compareDigest: createHash('sha256').update(written.value).digest('hex'),
  };
}

interface Identifier {
  namespace: string;
  key: string;
}

/** The fields `metafield` and `metafields` of an owner. */
export function metafieldFields<T>(listOf: (owner: T) => ReturnType<typeof metafieldView>[]) {
  const find = (owner: T, { namespace, key }: Identifier) =>
    listOf(owner).find((field) => field.namespace === namespace && field.key === key) ?? null;
  return {
    metafield: (owner: T, identifier: Identifier) => find(owner, identifier),
    metafields: (owner: T, { identifiers }: { identifiers: Identifier[] }) =>
      identifiers.map((identifier) => find(owner, identifier)),
  };
}

interface Setting {
  ownerId: string;
  namespace: string;
  key: string;
  value: string;
  type?: string | null;
  compareDigest?: string | null;
}

const MOST_METAFIELDS = 25;

const isValue = (type: string, value: string): boolean => {
  if (type === 'boolean') return value === 'true' || value === 'false';
  if (type === 'number_integer') return /^-?\d+$/.test(value);
  if (type === 'number_decimal') return /^-?\d+(\.\d+)?$/.test(value);
  if (type === 'date') return /^\d{4}-\d\d-\d\d$/.test(value);
  return type === 'json' || type.startsWith('list.') ? jsonOf({ namespace: '', key: '', type, value }) !== value : true;
};

function settingProblem(setting: Setting, type: string | undefined, before: Written | undefined, customer: Customer) {
  const { ownerId, value, compareDigest } = setting;
  if (ownerId !== `gid://shopify/Customer/${customer.id}`)
    return ['DISALLOWED_OWNER_TYPE', 'ownerId', 'Owner must be the customer'] as const;
  if (!type) return ['BLANK', 'type', "Type can't be blank"] as const;
  if (value === '') return ['BLANK', 'value', "Value can't be blank"] as const;
  if (!isValue(type, value)) return ['INVALID_VALUE', 'value', `Value must be a valid ${type}`] as const;
  const digest = before ? metafieldView(before, customer).compareDigest : null;
  if (compareDigest !== undefined && compareDigest !== digest)
    return ['STALE_OBJECT', 'compareDigest', 'The metafield has been modified since it was loaded'] as const;
  return null;
}

/** Sets metafields of the customer: all of them, or none when one has a problem. */
function setMetafields(list: Setting[], customer: Customer, context: Context) {
  const find = ({ namespace, key }: Identifier) =>
    customer.metafields.find((field) => field.namespace === namespace && field.key === key);
  const tooMany = list.length > MOST_METAFIELDS && {
    code: 'LESS_THAN_OR_EQUAL_TO',
    field: ['metafields'],
    message: `At most ${MOST_METAFIELDS} metafields can be set`,
    elementIndex: null,
  };
  const userErrors = tooMany
    ? [tooMany]
    : list.flatMap((setting, elementIndex) => {
        const before = find(setting);
        const found = settingProblem(setting, setting.type ?? before?.type, before, customer);
        if (!found) return [];
        const [code, name, message] = found;
        return [{ code, field: ['metafields', String(elementIndex), name], message, elementIndex }];
      });
  if (userErrors.length > 0) return { metafields: null, userErrors };
  const set = list.map((setting): Written => {
    const { namespace, key, value } = setting;
    return { namespace, key, value, type: setting.type ?? find(setting)?.type ?? '' };
  });
  const others = customer.metafields.filter(
    ({ namespace, key }) => !set.some((one) => one.namespace === namespace && one.key === key),
  );
  const changed = changeCustomer(customer, { metafields: [...others, ...set] }, context);
  return { metafields: set.map((written) => metafieldView(written, changed)), userErrors };
}

type Named = Identifier & { ownerId: string };

function deleteMetafields(list: Named[], customer: Customer, context: Context) {
  const foreign = list.findIndex(({ ownerId }) => ownerId !== `gid://shopify/Customer/${customer.id}`);
  if (foreign >= 0) {
    const field = ['metafields', String(foreign), 'ownerId'];
    const message = 'Owner must be the customer';
    return {
      deletedMetafields: null,
      userErrors: [{ code: 'DISALLOWED_OWNER_TYPE', field, message, elementIndex: foreign }],
    };
  }
  const isNamed = (field: Identifier) =>
    list.some(({ namespace, key }) => field.namespace === namespace && field.key === key);
  const deletedMetafields = list.map((named) =>
    customer.metafields.some(({ namespace, key }) => namespace === named.namespace && key === named.key) ? named : null,
  );
  changeCustomer(customer, { metafields: customer.metafields.filter((field) => !isNamed(field)) }, context);
  return { deletedMetafields, userErrors: [] };
}

export const metafieldMutations: Resolvers[string] = {
  metafieldsSet: (root: Root, { metafields }: { metafields: Setting[] }, context: Context) =>
    setMetafields(metafields, currentCustomer(root, context), context),
  metafieldsDelete: (root: Root, { metafields }: { metafields: Named[] }, context: Context) =>
    deleteMetafields(metafields, currentCustomer(root, context), context),
};
