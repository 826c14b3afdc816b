'use server';
import { redirect } from 'next/navigation';
import { answerQuery } from '../cart/news';
import { attributesFor } from '../cart/schema';
import { add } from '../cart/service';
import { type CartReply, toCartView } from '../cart/view';
import { markCountUnsure, tellCodes } from '../cart/visitor-cart';
import { AppError, errorCode } from '../platform/errors';
import { pathFor } from '../platform/i18n/routes';
import { logError } from '../platform/log/log';
import { type Locale, MARKETS } from '../platform/markets';
import { assertFormData } from '../platform/request';
import { LOOKUP_TIMEOUT_MS } from '../platform/timeout-limits';
import { customers } from '../services/shopify/customers';
import { withCustomer } from '../session/account';
import { requestMarket } from '../session/request-market';
import { type Added, addLines } from './add-lines';
import { type ReorderProblem, reorderOf } from './rules';

/** Timeout for the visitor, whatever the number of lines: the remaining lines are then reported as missing. */
const PATIENCE_MS = 20_000;

/** Address to navigate to, and the current cart; null when it has not changed. */
type ReorderReply = { to: string; cart: CartReply | null };

/**
 * Adds the articles of one of the customer's own orders that are still available to the cart. A form posted without
 * script has no `scripted` field: the response is then a redirect to the cart, or to the order's page when something is
 * missing.
 */
export async function reorder(form: FormData): Promise<ReorderReply> {
  assertFormData(form);
  const { locale } = await requestMarket(form.get('locale'));
  const number = String(form.get('order') ?? '').slice(0, 40);
  const reply = await replyTo(form, locale, number);
  if (form.has('scripted')) return reply;
  redirect(reply.to);
}

async function replyTo(form: FormData, locale: Locale, number: string): Promise<ReorderReply> {
  try {
    const added = await withCustomer(form, async (token, context) => {
      const found = await customers().findOrder(token, number, context, LOOKUP_TIMEOUT_MS);
      if (!found) throw new AppError('customerNotFound');
      if (!found.order) throw new AppError('orderNotFound', { number });
      const until = Date.now() + PATIENCE_MS;
      const { country } = MARKETS[locale];
      const lines = reorderOf(found.order.lines).lines.map(({ recipient, ...line }) =>
        recipient ? { ...line, attributes: attributesFor(recipient, country) } : line,
      );
      return addLines(lines, {
        add: (line) => add(line, context),
        onUncertain: markCountUnsure,
        until,
      });
    });
    const cart = await cartAfter(added, locale);
    return { to: placeAfter(added, cart, locale, number), cart };
  } catch (error) {
    const code = errorCode(error);
    // The page itself reports that there is no such order, and redirects a signed-out visitor to the login and back.
    if (code === 'orderNotFound' || code === 'signedOut') return { to: pageOf(locale, number), cart: null };
    logError('orders', error);
    return { to: pageOf(locale, number, { reorder: 'unavailable' }), cart: null };
  }
}

const pageOf = (locale: Locale, order: string, query?: { reorder: ReorderProblem; lines?: string }): string =>
  pathFor(locale, '/my-account/orders/[order]', { params: { order }, query });

function placeAfter({ failed, isUncertain }: Added, reply: CartReply | null, locale: Locale, number: string): string {
  if (reply?.status === 'ok' && failed.length === 0) {
    const query = answerQuery(reply);
    return pathFor(locale, '/checkout/cart', query && { query });
  }
  return pageOf(locale, number, { reorder: isUncertain ? 'doubt' : 'missing', lines: failed.join(',') });
}

async function cartAfter({ result, warnings, failed, isUncertain }: Added, locale: Locale): Promise<CartReply | null> {
  if (isUncertain) return { status: 'error', code: 'unconfirmed', values: {}, cart: undefined };
  if (!result) return null;
  const { cart, codeWarnings: _warnings, ...rest } = result;
  // The page of the order, where a missing line is reported, says nothing about codes: the next change does.
  const news = failed.length === 0 ? await tellCodes(result) : [];
  const view = await toCartView(cart, locale);
  return { ...rest, warnings, ...(news.length > 0 && { codeNews: news }), status: 'ok', cart: view };
}
