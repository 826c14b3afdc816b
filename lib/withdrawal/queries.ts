import 'server-only';
import { FormProblem } from '../forms/handle';
import { AppError, errorCode } from '../platform/errors';
import { LOOKUP_TIMEOUT_MS } from '../platform/http/timeout-limits';
import { pathFor } from '../platform/i18n/navigation';
import { logError } from '../platform/log/log';
import type { Order } from '../services/shopify/customer-types';
import { findOrder } from '../services/shopify/operations/orders';
import { withCustomer } from '../session/account';
import { requestMarket } from '../session/request-market';
import { declarationIn, readDeclaration, stepOf, valuesOf } from './declaration';
import { STEP, type WithdrawalState } from './state';

/** The page of the order in a posted form, as a redirect target. */
export async function orderReturnPath(posted: FormData, query: Record<string, string>) {
  const { locale } = await requestMarket(posted.get('locale'));
  const order = String(posted.get('order') ?? '').replace(/^#/, '');
  return pathFor(locale, '/my-account/orders/[order]/return', { params: { order }, query });
}

/**
 * The order of a posted form, looked up among those of the signed-in customer. Throws FormProblem `signedOut` and
 * `orderUnknown`: another customer's order is treated as unknown.
 */
export async function ownOrder(posted: FormData, number: string): Promise<Order> {
  const found = await withCustomer(posted, async (token, context) => {
    const answer = await findOrder(token, number.replace(/^#/, ''), context, LOOKUP_TIMEOUT_MS);
    if (!answer) throw new AppError('customerNotFound');
    return answer.order;
  }).catch((error) => {
    throw errorCode(error) === 'signedOut' ? new FormProblem(null, 'signedOut') : error;
  });
  if (!found) throw new FormProblem(null, 'orderUnknown');
  return found;
}

/** Parameters in the URL of an order's return page. */
export type OrderReturnQuery = {
  kind: 'withdrawal' | 'return';
  /** Token of a stored declaration. */
  token: string;
  /** Whether its fields are being corrected. */
  edit: boolean;
  problem: string | null;
  /** The return was requested without JavaScript. */
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

/** The step of a declaration without JavaScript, from the URL; null when there is none for this order. */
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
