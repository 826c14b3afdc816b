import { stockOf, type Tools } from './context.ts';
import { offerTold, pricesTold, stockTold } from './webhooks/tellings.ts';

/** Sets the stock by variant id and sends webhooks about the changes. Variants without tracked stock stay untracked. */
export function setShelves(pieces: ReadonlyMap<number, number>, tools: Tools) {
  const { state } = tools;
  const before = stockOf(tools);
  const changed: number[] = [];
  for (const [id, count] of pieces) {
    const former = before(id);
    if (former === null) continue;
    state.data.stock[id] = count;
    if (former !== count) changed.push(id);
  }
  state.changed();
  tools.tell(stockTold(changed));
}

/** Deletes carts, orders and other changes, and sends webhooks about the values that are reset. */
export function resetShop(tools: Tools) {
  const before = stockOf(tools);
  const stocks = Object.keys(tools.state.data.stock).map((id) => [Number(id), before(Number(id))] as const);
  const { prices, offers } = tools.state.data.changes;
  tools.state.reset();
  const after = stockOf(tools);
  tools.tell(stockTold(stocks.filter(([id, count]) => after(id) !== count).map(([id]) => id)));
  tools.tell(pricesTold(Object.keys(prices).map(Number)));
  for (const id of Object.keys(offers)) tools.tell(offerTold(id));
}
