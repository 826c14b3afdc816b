'use server';
import { handleForm } from '../forms/handle';
import { shortAnswer } from '../forms/refused-form';
import type { FormState } from '../forms/state';
import { stockAlertForm } from './form';

export const requestStockAlert = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  shortAnswer(await handleForm(stockAlertForm, posted), posted, 'alert');
