'use server';
import { handleForm } from '../forms/handle';
import { lateAnswer } from '../forms/refused-form';
import type { FormState } from '../forms/state';
import { campaignForm, hasEnded } from './form';

export const joinCampaign = async (_: FormState | null, posted: FormData): Promise<FormState> =>
  lateAnswer(await handleForm(campaignForm, posted), posted, 'campaign', hasEnded);
