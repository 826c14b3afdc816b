import type { Context } from '../context.ts';
import { toDecimal } from '../engine/money.ts';

export interface Money {
  __typename: 'MoneyV2';
  amount: string;
  currencyCode: string;
}

export function money(cents: number, { catalogue }: Pick<Context, 'catalogue'>): Money {
  return { __typename: 'MoneyV2', amount: toDecimal(cents), currencyCode: catalogue.shop.currency };
}
