import { controlPage } from '../control-page.ts';
import { settings } from './house.ts';

/** The control page of the embedded services, for the brand that the proofs use. */
export const control = controlPage(settings);
