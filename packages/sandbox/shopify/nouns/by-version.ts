import { isEnumType } from 'graphql';
import type { Context } from '../context.ts';
import type { CartProblem, CartWarning } from '../engine/cart-types.ts';
import type { Resolvers } from '../resolve.ts';
import { schemaOf } from '../schema.ts';
import { newest, type Version } from '../versions.ts';
import { cartMutations } from './cart-mutations.ts';

interface Payload {
  warnings: CartWarning[];
}

function hasValue(version: Version, type: string, value: string): boolean {
  const values = schemaOf(version).getType(type);
  return isEnumType(values) && values.getValue(value) !== undefined;
}

/** A version is sent the warnings that it has: those about discount codes came with 2025-07. */
const warnings = (payload: Payload, _: unknown, { version }: Context) =>
  payload.warnings.filter(({ code }) => hasValue(version, 'CartWarningCode', code));

const capital = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const payloads = Object.keys(cartMutations.Mutation ?? {}).map((name) => [`${capital(name)}Payload`, { warnings }]);

/** An amount that the service stopped calculating: null in the newest version. */
const retired =
  (name: string) =>
  (cost: Record<string, unknown>, _: unknown, { version }: Context) =>
    version === newest ? null : cost[name];
const costs = { totalTaxAmount: retired('totalTaxAmount'), totalDutyAmount: retired('totalDutyAmount') };

/** Fields of both versions that are not answered alike. Fields that one version has are resolved where the others are. */
export const byVersion: Resolvers = {
  ...Object.fromEntries(payloads),
  CartUserError: {
    code: ({ code }: CartProblem, _: unknown, { version }: Context) =>
      hasValue(version, 'CartErrorCode', code) ? code : 'INVALID',
  },
  CartCost: costs,
  CartEstimatedCost: costs,
};
