import 'server-only';
import { type FormDefinition, FormProblem } from '../forms/handle';
import { WITHDRAWALS } from '../limits/limits';
import { KEEP_DAYS } from '../retention/rules';
import { chosenIn, lineText } from './lines';
import { ownOrder } from './own-order';
import { orderWithdrawalFields, orderWithdrawalSchema, withdrawalFields, withdrawalSchema } from './schema';

/** Always held: the button of the review declares, and the mails are written then. Nobody is to be locked out of it. */
const declared = { form: 'withdrawal', bot: 'none', held: true, posts: WITHDRAWALS } as const;
const kept = { keepDays: KEEP_DAYS.withdrawal, deliveries: () => [] };

/** A withdrawal by anybody who knows the number of the order. Whether there is such an order is for the team to find out. */
export const withdrawalForm: FormDefinition<typeof withdrawalSchema> = {
  ...declared,
  fields: withdrawalFields,
  schema: withdrawalSchema,
  async plan(payload, { market }) {
    // Where nothing is sold there is no contract.
    if (!market.shop) throw new FormProblem(null, 'unavailable');
    return { ...kept, payload };
  },
};

/** A withdrawal from one of the customer's own orders. */
export const orderWithdrawal = (posted: FormData): FormDefinition<typeof orderWithdrawalSchema> => ({
  ...declared,
  fields: orderWithdrawalFields,
  schema: orderWithdrawalSchema,
  async plan({ name, email, reason, ...asked }) {
    const order = await ownOrder(posted, asked.order);
    const chosen = chosenIn(order.lines, asked);
    if (!chosen) throw new FormProblem('lines', 'choiceUnknown');
    const payload = {
      name,
      order: order.name,
      email,
      goods: chosen.map(lineText).join('\n') || undefined,
      reason,
      lines: asked.lines,
      quantities: asked.quantities.map((each) => each ?? ''),
      fromAccount: true,
    };
    return { ...kept, payload };
  },
});
