import 'server-only';
import { and, eq } from 'drizzle-orm';
import { FormProblem } from '../forms/handle';
import { type Problem, problemIn } from '../forms/state';
import { readLink, signLink } from '../links/signed';
import { env } from '../platform/env';
import { AppError, errorCode } from '../platform/errors';
import { momentText } from '../platform/i18n/dates';
import { pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import { LOOKUP_TIMEOUT_MS } from '../platform/timeout-limits';
import type { Order } from '../services/shopify/customer-types';
import { customers } from '../services/shopify/customers';
import { store } from '../services/store/client';
import { HELD_HOURS } from '../services/store/retention';
import { submissions } from '../services/store/schema';
import { withCustomer } from '../session/account';
import { requestMarket } from '../session/request-market';
import { NUMBER, STEP, type Values, type WithdrawalState } from './state';

const HOUR_MS = 3_600_000;

/** The stored payload of a declaration. */
export type Payload = {
  name: string;
  order: string;
  email: string;
  goods?: string;
  reason?: string;
  lines?: string[];
  quantities?: string[];
  /** The order was looked up among those of the signed-in customer. */
  fromAccount?: true;
  /** ISO 8601, once it has been confirmed. */
  confirmedAt?: string;
  /** Whether the receipt was sent by email; otherwise the page is the receipt. */
  mailed?: boolean;
};

/** Token for the button of a review, or for the URL of a stored declaration. */
export const tokenFor = (id: string): string =>
  signLink({ purpose: 'submission-confirm', id }, Date.now() + HELD_HOURS * HOUR_MS, env().FORMS_SECRET);

/** The id of the declaration in a token; null when the token is invalid or has expired by `now`. */
export function declarationIn(token: string, now?: number): string | null {
  const link = readLink(token, env().FORMS_SECRET, now);
  return link.valid && link.purpose === 'submission-confirm' ? link.id : null;
}

/** A stored declaration, held or confirmed; null when it no longer exists. */
async function readDeclaration(id: string) {
  const { db } = await store();
  const [row] = await db
    .select({ state: submissions.state, locale: submissions.locale, payload: submissions.payload })
    .from(submissions)
    .where(and(eq(submissions.id, id), eq(submissions.form, 'withdrawal')));
  return row ? { ...row, payload: row.payload as Payload } : null;
}

function valuesOf(payload: Payload): Values {
  const { name, order, email, goods = '', reason = '', lines = [], quantities = [] } = payload;
  return { name, order, email, goods, reason, lines, quantities };
}

/** The current step of a stored declaration: to be confirmed, or confirmed; null when it is no longer stored. */
export async function stepOf(id: string): Promise<Exclude<WithdrawalState, { status: 'error' }> | null> {
  const declaration = await readDeclaration(id);
  if (!declaration) return null;
  const { lines: _, quantities: __, ...shown } = valuesOf(declaration.payload);
  const { confirmedAt, mailed = false } = declaration.payload;
  if (!confirmedAt) return { status: 'review', token: tokenFor(id), values: valuesOf(declaration.payload) };
  const at = momentText(confirmedAt, MARKETS[declaration.locale as Locale]);
  return { status: 'done', receipt: { reference: id, at, mailed, shown } };
}

/** The page of the order in a posted form, as a redirect target. */
export async function orderReturnPath(posted: FormData, query: Record<string, string>) {
  const { locale } = await requestMarket(posted.get('locale'));
  const order = String(posted.get(NUMBER) ?? posted.get('order') ?? '').replace(/^#/, '');
  return pathFor(locale, '/my-account/orders/[order]/return', { params: { order }, query });
}

/**
 * The order of a posted form, looked up among those of the signed-in customer. Throws FormProblem `signedOut` and
 * `orderUnknown`: another customer's order is treated as unknown.
 */
export async function ownOrder(posted: FormData, number: string): Promise<Order> {
  const found = await withCustomer(posted, async (token, context) => {
    const answer = await customers().findOrder(token, number.replace(/^#/, ''), context, LOOKUP_TIMEOUT_MS);
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
  /** What was wrong with the form, without JavaScript. */
  problem: Problem | null;
  /** The return was requested without JavaScript; `unmailed` without a receipt. */
  done: 'done' | 'unmailed' | null;
  shop: string | undefined;
};

type Query = Readonly<Record<string, string | string[] | undefined>>;

export function readOrderReturnQuery(query: Query): OrderReturnQuery {
  const { kind, t, step, outcome, shop } = query;
  return {
    kind: kind === 'return' ? 'return' : 'withdrawal',
    token: typeof t === 'string' ? t : '',
    edit: step === STEP.edit,
    problem: problemIn(query),
    done: outcome === 'done' || outcome === 'unmailed' ? outcome : null,
    shop: typeof shop === 'string' ? shop : undefined,
  };
}

/** The step of a declaration without JavaScript, from the URL; null when there is none for this order. */
export async function declaredStep(
  { name }: Pick<Order, 'name'>,
  { token, edit, problem: said }: Pick<OrderReturnQuery, 'token' | 'edit' | 'problem'>,
): Promise<WithdrawalState | null> {
  const problem = said ?? undefined;
  const id = declarationIn(token);
  if (!id) return problem ? { status: 'error', result: {}, problem } : null;
  try {
    const declaration = await readDeclaration(id);
    if (!declaration?.payload.fromAccount || declaration.payload.order !== name) return null;
    const isToCorrect = edit && !declaration.payload.confirmedAt;
    if (isToCorrect) return { status: 'error', result: { initialValue: valuesOf(declaration.payload) } };
    const step = await stepOf(id);
    return step?.status === 'review' ? { ...step, problem } : step;
  } catch (error) {
    logError('withdrawal', error);
    return null;
  }
}
