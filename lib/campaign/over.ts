import 'server-only';
import { cacheLife } from 'next/cache';
import { today } from '../careers/days';

/** Whether a campaign's last day is past; asked anew each hour. @param endsOn ISO 8601, null for one without an end */
export async function isOver(endsOn: string | null): Promise<boolean> {
  'use cache';
  cacheLife('hours');
  return endsOn !== null && endsOn < today();
}
