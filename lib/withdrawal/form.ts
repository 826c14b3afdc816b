import 'server-only';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { safeData } from '../forms/fields';
import { effectOf, type FormDefinition, FormProblem, receive } from '../forms/handle';
import { OWN_FIELDS } from '../forms/state';
import { runLinkForVisitor } from '../links/signed';
import { enqueue } from '../outbox/jobs';
import { env } from '../platform/env';
import { errorCode } from '../platform/errors';
import { absoluteUrl, pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import type { Locale } from '../platform/markets';
import { assertFormData } from '../platform/request';
import { consume } from '../rate-limit/consume';
import { RECEIPTS, WITHDRAWALS } from '../rate-limit/limits';
import type { Delivery } from '../services/store/deliveries';
import type { Queries } from '../services/store/open';
import { KEEP_DAYS } from '../services/store/retention';
import { submissions } from '../services/store/schema';
import { confirmation } from '../submissions/accept';
import { declarationIn, ownOrder, type Payload, stepOf } from './queries';
import {
  chosenIn,
  lineText,
  orderWithdrawalFields,
  orderWithdrawalSchema,
  shownFields,
  withdrawalFields,
  withdrawalSchema,
} from './schema';
import { STEP, type Values, type WithdrawalState } from './state';

type Confirmed = { id: string; locale: Locale; payload: Record<string, unknown> };

/**
 * Effect of a confirmed declaration: stores its time, and enqueues the receipt and the email to the team. The time is
 * that of the confirmation, not of the form.
 */
async function declarationAccepted(tx: Queries, { id, locale, payload }: Confirmed) {
  const declaration = payload as Payload;
  const at = new Date().toISOString();
  const mailed = await mayReceipt(declaration.email);
  await tx
    .update(submissions)
    .set({ payload: { ...payload, confirmedAt: at, mailed } })
    .where(eq(submissions.id, id));
  const [receipt, team] = mailsFor(declaration, { id, locale, at });
  await enqueue(tx, mailed ? [receipt, team] : [team], id);
}

/** A limit of its own: a customer who has received other emails today still gets the receipt. */
async function mayReceipt(email: string): Promise<boolean> {
  try {
    await consume('receipts', RECEIPTS, email);
    return true;
  } catch (error) {
    if (errorCode(error) === 'limited') return false;
    throw error;
  }
}

type When = { id: string; locale: Locale; at: string };

function mailsFor(declaration: Payload, { id, locale, at }: When): [receipt: Delivery, team: Delivery] {
  const { name, email, order, goods = '', reason = '', fromAccount = false } = declaration;
  const person = { name, address: email };
  const declared = { reference: id, at, name, email, order, goods, reason };
  const howUrl = absoluteUrl(locale, pathFor(locale, '/returns'));
  const team = { address: env().RETURNS_MAILBOX };
  const mail = { kind: 'mail', locale } as const;
  return [
    { ...mail, template: 'withdrawal-receipt', to: person, replyTo: team, values: { ...declared, howUrl } },
    { ...mail, template: 'withdrawal-team', to: team, replyTo: person, values: { ...declared, fromAccount } },
  ];
}

/**
 * The action of both steps: the form leads to the review, whose buttons declare or go back. Typed values are always
 * returned. Throws only a TypeError, when `posted` is not a form.
 */
export async function answerTo<Schema extends z.ZodType>(
  definition: FormDefinition<Schema>,
  posted: FormData,
): Promise<WithdrawalState> {
  assertFormData(posted);
  const token = posted.get(OWN_FIELDS.token);
  const values = valuesIn(posted);
  if (typeof token === 'string') return posted.has(STEP.name) ? shownAgain(values) : confirmedBy(token, values);
  const answer = await receive(definition, posted);
  if ('status' in answer) return answer;
  return (await step(answer.id)) ?? shownAgain(values, 'unavailable');
}

/** Values of the form, or of the review in its place. */
function valuesIn(posted: FormData): Values {
  const data = safeData(posted, shownFields);
  const text = (name: string) => String(data.get(name) ?? '');
  const texts = (name: string) => data.getAll(name).map(String);
  return {
    name: text('name'),
    order: text('order'),
    email: text('email'),
    goods: text('goods'),
    reason: text('reason'),
    lines: texts('lines'),
    quantities: texts('quantities'),
  };
}

/** The form again, with the typed values. */
const shownAgain = (values: Values, code?: string): WithdrawalState => ({
  status: 'error',
  result: { initialValue: values },
  ...(code && { problem: { code, values: {} } }),
});

async function confirmedBy(token: string, values: Values): Promise<WithdrawalState> {
  const id = declarationIn(token);
  if (!id) return afterExpiry(token, values);
  const { outcome } = await runLinkForVisitor(token, confirmation(effectOf(declared)));
  const found = outcome === 'unavailable' ? undefined : await step(id);
  if (found) return found;
  if (found === null) return shownAgain(values, 'reviewOver');
  return unconfirmed(token, values);
}

/** The review again: the store did not respond, and its button can be pressed once more. */
const unconfirmed = (token: string, values: Values): WithdrawalState => ({
  status: 'review',
  token,
  values,
  problem: { code: 'undeclared', values: {} },
});

/**
 * The receipt of a declaration that was made before its token expired, for who posts what it says: the token alone, which
 * stands in an address, no longer shows it. Otherwise nothing was declared.
 */
async function afterExpiry(token: string, values: Values): Promise<WithdrawalState> {
  const id = declarationIn(token, 0);
  const found = id ? await step(id) : null;
  if (found === undefined) return unconfirmed(token, values);
  if (found?.status !== 'done') return shownAgain(values, 'reviewOver');
  const isTheirs = (['name', 'order', 'email'] as const).every((name) => found.receipt.shown[name] === values[name]);
  return isTheirs ? found : shownAgain(values, 'reviewOver');
}

/** Undefined while the store is unavailable. */
const step = (id: string) =>
  stepOf(id).catch((error) => {
    logError('withdrawal', error);
    return undefined;
  });

/** Always held: the button of the review declares, and only then the emails are enqueued. Nobody may be locked out of it. */
const declared = {
  form: 'withdrawal',
  bot: 'none',
  held: true,
  posts: WITHDRAWALS,
  onAccepted: declarationAccepted,
} as const;
const shared = { keepDays: KEEP_DAYS.withdrawal, deliveries: () => [] };

/** A withdrawal by anyone who knows the order number. Whether the order exists is checked by the team. */
export const withdrawalForm: FormDefinition<typeof withdrawalSchema> = {
  ...declared,
  fields: withdrawalFields,
  schema: withdrawalSchema,
  async plan(payload, { market }) {
    // Without a shop there is no contract.
    if (!market.shop) throw new FormProblem(null, 'unavailable');
    return { ...shared, payload };
  },
};

/** A withdrawal from one of the customer's own orders. */
export const orderWithdrawal = (posted: FormData): FormDefinition<typeof orderWithdrawalSchema> => ({
  ...declared,
  fields: orderWithdrawalFields,
  schema: orderWithdrawalSchema,
  async plan({ name, email, reason, ...selection }) {
    const order = await ownOrder(posted, selection.order);
    const chosen = chosenIn(order.lines, selection);
    if (!chosen) throw new FormProblem('lines', 'choiceUnknown');
    const payload = {
      name,
      order: order.name,
      email,
      goods: chosen.map(lineText).join('\n') || undefined,
      reason,
      lines: selection.lines,
      quantities: selection.quantities.map((each) => each ?? ''),
      fromAccount: true,
    };
    return { ...shared, payload };
  },
});
