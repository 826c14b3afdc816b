import type { SliceProps } from '../context';

/** A title without the calculator would be a dead end: nothing is shown before the calculator is there. */
export function CalculatorSlice(_: SliceProps<'calculator'>) {
  return null;
}
