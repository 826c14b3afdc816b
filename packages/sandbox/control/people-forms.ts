import { giftIn } from '../checkout/gift.ts';
import { type Html, html } from '../checkout/html.ts';
import { financialStatus, fulfillmentStatus } from '../shopify/engine/order-state.ts';
import type { Order } from '../shopify/engine/order-types.ts';
import { ordersNow } from '../shopify/engine/orders.ts';
import type { Commerce } from '../shopify/service.ts';
import { table } from './sections.ts';
import { customersOf } from './shop-people.ts';

const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });

const button = (action: string, text: string): Html =>
  html`<button class="second" name="action" value="${action}">${text}</button>`;

function orderForm({ number, name, canceled, parcels }: Order): Html {
  const send = html`<input name="trackingCompany" aria-label="Carrier of ${name}" placeholder="Carrier"><input name="trackingNumber" aria-label="Tracking number of ${name}" placeholder="Tracking number">${button('fulfill', 'Send')}${button('deliver', 'Deliver')}`;
  const mayCancel = !canceled && parcels.length === 0;
  return html`<form method="post" action="/control/order" aria-label="Order ${name}"><input type="hidden" name="number" value="${number}">${!canceled && send}${button('refund', 'Pay back')}${mayCancel && button('cancel', 'Cancel')}</form>`;
}

function stateOf(order: Order): string {
  const { canceled, deliveredAt } = order;
  const way = deliveredAt ? `delivered ${deliveredAt}` : fulfillmentStatus(order).toLowerCase();
  return `${financialStatus(order).toLowerCase()}, ${canceled ? `cancelled ${canceled.at}` : way}`;
}

export function ordersSection(commerce: Commerce): Html {
  const rows = ordersNow(commerce)
    .toReversed()
    .map((order) => {
      const goods = order.lines.map(({ quantity, title }) => `${quantity} × ${title}`).join(', ');
      const { wrap, message } = giftIn(order.attributes);
      const gift = [wrap && 'wrapped', message && `card: ${message}`].filter(Boolean).join(', ');
      const place = order.address ? `${order.address.zip} ${order.address.city}` : 'by e-mail';
      return html`<tr><td>${order.name}</td><td>${order.processedAt}</td><td>${order.email}</td><td>${place}</td><td>${goods}</td><td>${gift}</td><td>${euros.format(order.total / 100)}</td><td>${stateOf(order)}</td><td>${orderForm(order)}</td></tr>`;
    });
  const head = ['Order', 'Placed', 'E-mail', 'To', 'Goods', 'Gift', 'Total', 'State', 'Change'];
  return html`<section><h2>Orders</h2>${rows.length > 0 ? table('Orders', head, rows) : html`<p>None yet.</p>`}</section>`;
}

const returnActions: Record<string, [action: string, text: string][]> = {
  REQUESTED: [
    ['approve', 'Approve'],
    ['decline', 'Decline'],
  ],
  OPEN: [
    ['close', 'Close'],
    ['cancel', 'Cancel'],
  ],
};

export function returnsSection(commerce: Commerce): Html {
  const rows = ordersNow(commerce).flatMap(({ email, lines, returns = [] }) =>
    returns.map(({ name, status, createdAt, lines: wanted }) => {
      const goods = wanted.map(({ line, quantity, reason }) => `${quantity} × ${lines[line]?.title} (${reason})`);
      const acts = (returnActions[status] ?? []).map(([action, text]) => button(action, text));
      return html`<tr><th scope="row">${name}</th><td>${createdAt}</td><td>${email}</td><td>${goods.join(', ')}</td><td>${status.toLowerCase()}</td><td><form method="post" action="/control/return" aria-label="Return ${name}"><input type="hidden" name="name" value="${name}">${acts}</form></td></tr>`;
    }),
  );
  const head = ['Return', 'Asked for', 'E-mail', 'Goods', 'State', 'Change'];
  return html`<section><h2>Returns</h2>${rows.length > 0 ? table('Returns', head, rows) : html`<p>None yet.</p>`}</section>`;
}

export function customersSection(commerce: Commerce): Html {
  const rows = customersOf(commerce).map(({ email, name, disabled, tokens, orders, reset }) => {
    const acts = html`${disabled ? button('enable', 'Let in') : button('disable', 'Keep out')}${button('revoke-tokens', 'Sign out')}${button('expire-tokens', 'Let sign-ins expire')}`;
    return html`<tr><th scope="row">${email}</th><td>${name}</td><td>${disabled ? 'kept out' : 'let in'}</td><td>${tokens}</td><td>${orders}</td><td>${reset ?? 'not asked for'}</td><td><form method="post" action="/control/customer" aria-label="${email}"><input type="hidden" name="email" value="${email}">${acts}</form></td></tr>`;
  });
  const head = ['Customer', 'Name', 'State', 'Sign-ins', 'Orders', 'New password', 'Change'];
  return html`<section><h2>Customers</h2>${rows.length > 0 ? table('Customers', head, rows) : html`<p>None yet.</p>`}</section>`;
}
