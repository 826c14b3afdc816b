import { controlPage } from '../control-page.ts';
import { settings } from './test-site.ts';

/** The control page of the embedded services, for the brand that the scenarios use. */
export const control = controlPage(settings);
