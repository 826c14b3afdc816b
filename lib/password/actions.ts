'use server';
import type { CustomerAnswer } from '../customer/answer';
import { answerVisitor } from './handle';
import { recoverTask, registerTask, signInTask } from './tasks';

export const signInByPassword = async (posted: FormData): Promise<CustomerAnswer> => answerVisitor(signInTask, posted);

export const register = async (posted: FormData): Promise<CustomerAnswer> => answerVisitor(registerTask, posted);

export const recoverPassword = async (posted: FormData): Promise<CustomerAnswer> => answerVisitor(recoverTask, posted);
