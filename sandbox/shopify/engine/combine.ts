import type { Discount } from '../catalogue/types.ts';
import { type Candidate, classOf } from './discount-scope.ts';

/** True when each of two discounts says that it may stand beside the other. Deliveries are free once. */
export function combine(a: Discount, b: Discount): boolean {
  const [classA, classB] = [classOf(a), classOf(b)];
  if (classA === 'shipping' && classB === 'shipping') return false;
  return a.combinesWith[classB] && b.combinesWith[classA];
}

/** The largest sets whose members may all stand together; one that is empty when there are no candidates. */
export function combinations(candidates: Candidate[]): Candidate[][] {
  const found: Candidate[][] = [];
  const beside = (one: Candidate, list: Candidate[]) =>
    list.filter((other) => other !== one && combine(one.discount, other.discount));
  // Bron and Kerbosch: a largest set has the pivot or one that does not stand beside it, and `done` keeps a set that is
  // part of a larger one from being found again.
  const grow = (chosen: Candidate[], open: Candidate[], done: Candidate[]) => {
    const [pivot] = [...open, ...done];
    if (!pivot) found.push(chosen);
    const spared = pivot ? beside(pivot, open) : [];
    let [left, seen] = [open, done];
    for (const one of open.filter((other) => !spared.includes(other))) {
      grow([...chosen, one], beside(one, left), beside(one, seen));
      left = left.filter((other) => other !== one);
      seen = [...seen, one];
    }
  };
  grow([], candidates, []);
  return found;
}
