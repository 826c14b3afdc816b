'use server';
import { addressTask, defaultTask, removalTask } from './addresses';
import { deletionTask } from './deletion';
import type { CustomerAnswer } from './form-state';
import { answerTask } from './handle';
import { passwordTask, profileTask } from './profile';

export const saveProfile = async (posted: FormData): Promise<CustomerAnswer> => answerTask(profileTask, posted);

export const saveAddress = async (posted: FormData): Promise<CustomerAnswer> => answerTask(addressTask, posted);

export const makeDefault = async (posted: FormData): Promise<CustomerAnswer> => answerTask(defaultTask, posted);

export const removeAddress = async (posted: FormData): Promise<CustomerAnswer> => answerTask(removalTask, posted);

export const changePassword = async (posted: FormData): Promise<CustomerAnswer> => answerTask(passwordTask, posted);

export const requestDeletion = async (posted: FormData): Promise<CustomerAnswer> => answerTask(deletionTask, posted);
