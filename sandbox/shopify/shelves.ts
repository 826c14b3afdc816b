import { stockOf, type Tools } from './context.ts';
import { offerTold, pricesTold, stockTold } from './webhooks/tellings.ts';

/** Puts so many pieces on the shelves, by variant id, and tells who listens what changed. Pieces not counted stay so. */
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

/** Forgets carts, orders and what was changed, and tells who listens what is so no longer. */
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
