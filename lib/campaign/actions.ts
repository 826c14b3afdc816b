'use server';
import { handleForm } from '../forms/handle';
import type { FormState } from '../forms/state';
import { campaignForm } from './form';

export const joinCampaign = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  handleForm(campaignForm, posted);
