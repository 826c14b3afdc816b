import { AppError } from '../platform/errors.ts';
import { isUnsure } from '../services/shopify/customer-change.ts';
import type { CustomerProblem } from '../services/shopify/customer-types.ts';

/** `cancelUnmailed`: it has ended, but its receipt could not be sent. */
const DONE = ['pause', 'activate', 'cancel', 'cancelUnmailed'] as const;
/** `cancelUnsure`: it may have ended; if so, it has no receipt. */
const PROBLEMS = ['unsaved', 'refused', 'over', 'unsure', 'cancelUnsure', 'signedOut'] as const;
type SubscriptionProblem = (typeof PROBLEMS)[number];

/** What the page says about the last change: keys of `account.subscription`. */
export type SubscriptionOutcome =
  | { kind: 'done'; action: (typeof DONE)[number] }
  | { kind: 'problem'; problem: SubscriptionProblem };

export const subscriptionQuery = (outcome: SubscriptionOutcome): Record<string, string> =>
  outcome.kind === 'done' ? { done: outcome.action } : { problem: outcome.problem };

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The query is untrusted: it chooses among known sentences, and among the customer's own subscriptions. */
export function readSubscriptionOutcome({ done, problem }: Query): SubscriptionOutcome | null {
  const action = DONE.find((each) => each === done);
  if (action) return { kind: 'done', action };
  const found = PROBLEMS.find((each) => each === problem);
  return found ? { kind: 'problem', problem: found } : null;
}

/** Id of the subscription that the visitor is asked to confirm the end of. */
export const endingIn = ({ end }: Query): string | null => (typeof end === 'string' ? end : null);

const OVER: ReadonlySet<string | null> = new Set(['CONTRACT_TERMINATED', 'SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST']);

/** @param action what was posted, unchecked */
export function problemOfSubscription(error: unknown, action: unknown): SubscriptionProblem {
  if (!(error instanceof AppError)) return 'unsaved';
  if (error.code === 'signedOut' || error.code === 'customerNotFound') return 'signedOut';
  if (isUnsure(error)) return action === 'cancel' ? 'cancelUnsure' : 'unsure';
  if (error.code !== 'customerProblem') return error.code === 'invalidInput' ? 'refused' : 'unsaved';
  const { problems = [] } = error as AppError & { problems?: readonly CustomerProblem[] };
  return problems.some(({ code }) => OVER.has(code)) ? 'over' : 'refused';
}
