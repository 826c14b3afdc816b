'use server';
import { handleForm } from '../forms/handle';
import { shortAnswer } from '../forms/refused-form';
import type { FormState } from '../forms/state';
import { newsletterForm } from './subscribe';

export const subscribe = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  shortAnswer(await handleForm(newsletterForm, posted), posted, 'newsletter');
