import 'server-only';
import { headers } from 'next/headers';

/** Whether a link or a form of another site led here: strict cookies were left behind on the way. */
export const cameFromElsewhere = async (): Promise<boolean> => (await headers()).get('sec-fetch-site') === 'cross-site';
