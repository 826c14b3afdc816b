import type { Place } from '../types';

/**
 * One way to turn words into places, best first, at most `limit`. A remote one throws AppError when it is away, slow or
 * answers otherwise than it says it does. None is told where a visitor is: `communeAt` answers that here.
 */
export type Finder = (text: string, limit: number) => Promise<readonly Place[]>;
