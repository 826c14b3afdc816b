import type { Customer } from './customer-types';
import { type Doubt, settled } from './doubtful';

/** Carries a change of a customer out once; after a lost answer the customer itself says whether it holds. */
export const onceFor = <Result>(change: Promise<Result>, { read, held }: Doubt<Customer, Result>): Promise<Result> =>
  settled(change, { read: (most) => read(most).catch(() => null), held });
