'use server';
import { handleForm } from '../forms/handle';
import type { FormState } from '../forms/state';
import { reminderForm } from './form';

export const requestReminder = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(reminderForm, posted);
