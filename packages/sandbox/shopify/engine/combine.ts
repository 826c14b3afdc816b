import type { Discount } from '../catalogue/types.ts';
import { type Candidate, classOf } from './discount-scope.ts';

/** True when each of two discounts allows the other. Two shipping discounts never combine. */
export function combine(a: Discount, b: Discount): boolean {
  const [classA, classB] = [classOf(a), classOf(b)];
  if (classA === 'shipping' && classB === 'shipping') return false;
  return a.combinesWith[classB] && b.combinesWith[classA];
}

/** The maximal sets of discounts that can all be combined; a single empty set when there are no candidates. */
export function combinations(candidates: Candidate[]): Candidate[][] {
  const found: Candidate[][] = [];
  const beside = (one: Candidate, list: Candidate[]) =>
    list.filter((other) => other !== one && combine(one.discount, other.discount));
  // Bron–Kerbosch algorithm: a maximal set contains the pivot or a candidate that does not combine with it, and `done`
  // prevents subsets of sets already found from being reported.
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
