'use server';
import { handleForm } from '../forms/handle';
import type { FormState } from '../forms/state';
import { contactForm } from './form';

export const sendContact = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(contactForm, posted);
