'use server';
import { handleForm } from '../forms/handle';
import type { FormState } from '../forms/state';
import { applicationForm, spontaneousForm } from './application-form';

export const apply = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(applicationForm, posted);

export const applySpontaneously = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(spontaneousForm, posted);
