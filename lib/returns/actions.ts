'use server';
import { handleForm } from '../forms/handle';
import type { FormState } from '../forms/state';
import { returnsForm } from './form';

export const requestReturn = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(returnsForm, posted);
