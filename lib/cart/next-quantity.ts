import { AppError } from '../errors.ts';
import { stepped } from './quantity.ts';

/** Section 4 of the specification: "Any other action is an error." Throws AppError `unsupportedAction`. */
export function nextQuantity(current: number, action: string): number {
  if (action !== 'increase' && action !== 'decrease') throw new AppError('unsupportedAction', { action });
  return stepped(current, action);
}
