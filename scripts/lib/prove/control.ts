import { controlPage } from '../control-page.ts';
import { settings } from './house.ts';

/** The control page of the brand of the proofs. */
export const control = controlPage(settings);
