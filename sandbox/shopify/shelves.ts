import { stockOf, type Tools } from './context.ts';

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
  tools.stockChanged(changed);
}

/** Forgets carts, orders and changed stock, and tells who listens what is on the shelves again. */
export function resetShop(tools: Tools) {
  const before = stockOf(tools);
  const stocks = Object.keys(tools.state.data.stock).map((id) => [Number(id), before(Number(id))] as const);
  tools.state.reset();
  const after = stockOf(tools);
  tools.stockChanged(stocks.filter(([id, count]) => after(id) !== count).map(([id]) => id));
}
