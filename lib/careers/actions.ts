'use server';
import { handleForm } from '../forms/handle';
import { shortAnswer } from '../forms/refused-form';
import type { FormState } from '../forms/state';
import { jobAlertForm } from './alerts';
import { applicationAnswer, applicationForm, spontaneousForm } from './application-form';

export const apply = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  applicationAnswer(await handleForm(applicationForm, posted), posted);

export const applySpontaneously = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(spontaneousForm, posted);

export const requestJobAlert = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  shortAnswer(await handleForm(jobAlertForm, posted), posted, 'jobs');
