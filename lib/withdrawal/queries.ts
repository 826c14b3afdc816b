import 'server-only';
import { logError } from '../log';
import type { Order } from '../shopify/customer-types';
import { declarationIn, readDeclaration, stepOf, valuesOf } from './declaration';
import { STEP, type WithdrawalState } from './state';

/** What the address of an order's page for returns says. */
export type OrderReturnQuery = {
  kind: 'withdrawal' | 'return';
  /** Of a declaration that is kept. */
  token: string;
  /** Its fields are to be corrected. */
  edit: boolean;
  problem: string | null;
  /** The return was asked for without script. */
  done: boolean;
  shop: string | undefined;
};

type Asked = Readonly<Record<string, string | string[] | undefined>>;

export function readOrderReturnQuery({ kind, t, step, problem, said, shop }: Asked): OrderReturnQuery {
  return {
    kind: kind === 'return' ? 'return' : 'withdrawal',
    token: typeof t === 'string' ? t : '',
    edit: step === STEP.edit,
    problem: typeof problem === 'string' ? problem : null,
    done: said === 'done',
    shop: typeof shop === 'string' ? shop : undefined,
  };
}

/** Where a declaration without script stands, by what the address says; null when there is none about this order. */
export async function keptStep(
  { name }: Pick<Order, 'name'>,
  { token, edit, problem: code }: Pick<OrderReturnQuery, 'token' | 'edit' | 'problem'>,
): Promise<WithdrawalState | null> {
  const problem = code ? { code, values: {} } : undefined;
  const id = declarationIn(token);
  if (!id) return problem ? { status: 'error', result: {}, problem } : null;
  try {
    const kept = await readDeclaration(id);
    if (!kept?.payload.fromAccount || kept.payload.order !== name) return null;
    const isToCorrect = edit && !kept.payload.confirmedAt;
    if (isToCorrect) return { status: 'error', result: { initialValue: valuesOf(kept.payload) } };
    const step = await stepOf(id);
    return step?.status === 'review' ? { ...step, problem } : step;
  } catch (error) {
    logError('withdrawal', error);
    return null;
  }
}
