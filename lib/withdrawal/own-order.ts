import 'server-only';
import { AppError, errorCode } from '../errors';
import { FormProblem } from '../forms/handle';
import { LOOK_MS } from '../http/patience';
import { withCustomer } from '../session/account';
import type { Order } from '../shopify/customer-types';
import { findOrder } from '../shopify/operations/orders';

/**
 * The order of a posted form, looked for among those of the customer who is signed in. Throws FormProblem `signedOut` and
 * `orderUnknown`: somebody else's order is one that there is not.
 */
export async function ownOrder(posted: FormData, number: string): Promise<Order> {
  const found = await withCustomer(posted, async (token, context) => {
    const answer = await findOrder(token, number.replace(/^#/, ''), context, LOOK_MS);
    if (!answer) throw new AppError('customerNotFound');
    return answer.order;
  }).catch((error) => {
    throw errorCode(error) === 'signedOut' ? new FormProblem(null, 'signedOut') : error;
  });
  if (!found) throw new FormProblem(null, 'orderUnknown');
  return found;
}
