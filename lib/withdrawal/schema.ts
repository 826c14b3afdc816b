import { z } from 'zod';
import { email, line, optionalText, typedCode } from '../forms/fields.ts';
import type { Fields } from '../forms/safe-data.ts';

/** D221-5: name, what identifies the contract, where the receipt goes. No reason is owed, and no name is too short. */
const person = { name: line('nameRequired'), email, reason: optionalText };

export const withdrawalSchema = z.object({ ...person, order: line('orderRequired'), goods: optionalText });
export const withdrawalFields: Fields = { name: 'text', order: 'text', email: 'text', goods: 'text', reason: 'text' };

const index = typedCode().regex(/^\d{1,3}$/, 'choiceUnknown');

/** Lines of an order by their places in it, and a quantity for each line of the order. None of them means all. */
export const chosenLines = {
  order: line('orderRequired'),
  lines: z.array(index).default([]),
  quantities: z.array(typedCode().optional()).default([]),
};
export const chosenFields: Fields = { order: 'text', lines: 'texts', quantities: 'texts' };

export const orderWithdrawalSchema = z.object({ ...person, ...chosenLines });
export const orderWithdrawalFields: Fields = { ...chosenFields, name: 'text', email: 'text', reason: 'text' };

/** What a review shows and sends along, so that correcting it needs nothing that is kept. */
export const shownFields: Fields = { ...withdrawalFields, lines: 'texts', quantities: 'texts' };
