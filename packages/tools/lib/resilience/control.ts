import { controlPage } from '../control-page.ts';
import { settings } from './test-site.ts';

/** The control page of the embedded services, for the brand that the scenarios use. */
export const control = controlPage(settings);

/** Calls that met the active faults. */
export const hitsSoFar = async (): Promise<number> =>
  (await control.look<{ faults: { hits: number }[] }>('state')).faults.reduce((sum, { hits }) => sum + hits, 0);
