import { connection, type PageArgs } from '../shopify/connection.ts';
import type { Context } from '../shopify/context.ts';
import { refundedUnits, sentUnits } from '../shopify/engine/order-amounts.ts';
import type { Changed } from '../shopify/engine/order-changes.ts';
import type { Order, OrderReturn } from '../shopify/engine/order-types.ts';
import { ordersOf, saveOrder } from '../shopify/engine/orders.ts';
import { numberOf, parseGid } from '../shopify/gid.ts';
import type { Resolvers } from '../shopify/resolve.ts';
import type { Problem, Root } from './current-customer.ts';
import { lineView, placeOf, reasonDefinition, reasonOf } from './line-item.ts';

const returnGid = ({ id }: OrderReturn) => `gid://shopify/Return/${id}`;

/** The returns of an order, oldest first. */
export function returnsOf(order: Order) {
  return (order.returns ?? []).map((one) => ({ ...one, id: returnGid(one), order }));
}
type ReturnView = ReturnType<typeof returnsOf>[number];

/** As RequestedLineItemInput. */
interface Wanted {
  lineItemId: string;
  quantity: number;
  /** Until 2026-01. */
  returnReason?: string;
  /** Since then, and optional. */
  returnReasonDefinitionId?: string | null;
  customerNote?: string | null;
}

const LONGEST_NOTE = 300;
const underWay: OrderReturn['status'][] = ['REQUESTED', 'OPEN'];

/** Units of each line that were sent, and that are neither refunded nor in a return. */
function returnable(order: Order): number[] {
  const sent = sentUnits(order);
  const refunded = refundedUnits(order);
  const asked = (order.returns ?? []).filter(({ status }) => underWay.includes(status)).flatMap(({ lines }) => lines);
  return order.lines.map(({ isGiftCard }, place) => {
    if (isGiftCard) return 0;
    const inReturn = asked.filter(({ line }) => line === place).reduce((units, { quantity }) => units + quantity, 0);
    return Math.max(0, (sent[place] ?? 0) - (refunded[place] ?? 0) - inReturn);
  });
}

function lineProblem(order: Order, wanted: Wanted, index: number, left: number[]): Problem | null {
  const at = (name: string) => ['requestedLineItems', String(index), name];
  const place = placeOf(order, wanted.lineItemId);
  const units = left[place] ?? 0;
  if (place < 0) return { code: 'NOT_FOUND', field: at('lineItemId'), message: 'Line item does not exist' };
  if (wanted.quantity < 1)
    return { code: 'GREATER_THAN', field: at('quantity'), message: 'Quantity must be greater than 0' };
  if (units === 0) return { code: 'INVALID_STATE', field: at('lineItemId'), message: 'Line item is not returnable' };
  if (wanted.quantity > units)
    return { code: 'LESS_THAN_OR_EQUAL_TO', field: at('quantity'), message: `Quantity must be at most ${units}` };
  if ((wanted.customerNote ?? '').length > LONGEST_NOTE)
    return { code: 'TOO_LONG', field: at('customerNote'), message: `Note is too long (maximum is ${LONGEST_NOTE})` };
  return null;
}

const refused = (problems: Problem[]) => ({ return: null, userErrors: problems });

interface Args {
  orderId: string;
  requestedLineItems: Wanted[];
}

function request({ orderId, requestedLineItems }: Args, customerId: number, context: Context) {
  const order = ordersOf(customerId, context).find(({ id }) => id === numberOf(orderId, 'Order'));
  if (!order) return refused([{ code: 'NOT_FOUND', field: ['orderId'], message: 'Order does not exist' }]);
  if (requestedLineItems.length === 0)
    return refused([{ code: 'BLANK', field: ['requestedLineItems'], message: "Requested line items can't be blank" }]);
  const left = returnable(order);
  const problems: Problem[] = [];
  for (const [index, wanted] of requestedLineItems.entries()) {
    const found = lineProblem(order, wanted, index, left);
    if (found) problems.push(found);
    // A line may be named twice: what the first one takes is no longer there.
    else left[placeOf(order, wanted.lineItemId)] = (left[placeOf(order, wanted.lineItemId)] ?? 0) - wanted.quantity;
  }
  if (problems.length > 0) return refused(problems);
  const at = context.clock().toISOString();
  const { returns = [] } = order;
  const made: OrderReturn = {
    id: order.id * 100 + returns.length + 1,
    name: `${order.name}-R${returns.length + 1}`,
    status: 'REQUESTED',
    createdAt: at,
    updatedAt: at,
    lines: requestedLineItems.map(({ lineItemId, quantity, customerNote, ...wanted }) => {
      const reason = wanted.returnReason ?? reasonOf(wanted.returnReasonDefinitionId) ?? 'UNKNOWN';
      return { line: placeOf(order, lineItemId), quantity, reason, note: customerNote ?? null };
    }),
    decline: null,
  };
  const changed = { ...order, returns: [...returns, made] };
  saveOrder(changed, context);
  return { return: returnsOf(changed).at(-1), userErrors: [] };
}

export const returnActions = ['approve', 'decline', 'close', 'cancel'] as const;
export type ReturnAction = (typeof returnActions)[number];

const steps: Record<ReturnAction, { from: OrderReturn['status'][]; to: OrderReturn['status'] }> = {
  approve: { from: ['REQUESTED'], to: 'OPEN' },
  decline: { from: ['REQUESTED'], to: 'DECLINED' },
  close: { from: ['OPEN'], to: 'CLOSED' },
  cancel: { from: ['REQUESTED', 'OPEN'], to: 'CANCELED' },
};

/** Moves a return on as the shop's staff would; a message when it is impossible. */
export function moveReturn(order: Order, name: string, action: ReturnAction, at: string, note?: string): Changed {
  const found = order.returns?.find((one) => one.name === name);
  if (!found) return `Order ${order.name} has no return ${name}.`;
  const { from, to } = steps[action];
  if (!from.includes(found.status)) return `Return ${name} is ${found.status.toLowerCase()}.`;
  const decline = action === 'decline' ? { reason: 'OTHER' as const, note: note ?? null } : null;
  const moved: OrderReturn = { ...found, status: to, updatedAt: at, decline };
  return { ...order, returns: order.returns?.map((one) => (one === found ? moved : one)) };
}

export const returnMutations: Resolvers[string] = {
  orderRequestReturn: ({ customerId }: Root, args: Args, context: Context) => request(args, customerId, context),
};

export const returnNouns: Resolvers = {
  Return: {
    closedAt: ({ status, updatedAt }: ReturnView) => (status === 'CLOSED' ? updatedAt : null),
    returnLineItems: ({ id, order, lines }: ReturnView, args: PageArgs, context: Context) =>
      connection(
        lines.map(({ line, quantity, reason: returnReason }, index) => ({
          id: `gid://shopify/ReturnLineItem/${parseGid(id).id}${index + 1}`,
          lineItem: lineView(order, line),
          __typename: 'ReturnLineItem',
          quantity,
          returnReason,
          returnReasonDefinition: reasonDefinition(returnReason, context.language),
        })),
        args,
        (one) => one.id,
      ),
    returnLineItemsCount: ({ lines }: ReturnView) => ({ count: lines.length, precision: 'EXACT' }),
    tmpReturnLineItemsCount: ({ lines }: ReturnView) => ({ count: lines.length, precision: 'EXACT' }),
    exchangeLineItems: (_: ReturnView, args: PageArgs) => connection<never>([], args, () => 0),
    reverseDeliveries: (_: ReturnView, args: PageArgs) => connection<never>([], args, () => 0),
    timelineEvents: () => [],
  },
};
