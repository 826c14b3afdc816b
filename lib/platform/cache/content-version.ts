import { processWide } from '../process/singletons.ts';

const held = processWide<number>('content-forgotten');

/** How often something was published that this process knows of: who keeps the newest reference forgets it when this changes. */
export const publications = (): number => held.current ?? 0;

/** Something was published: the next read asks which reference is the newest, before the 5 s that a client keeps it are over. */
export function forgetContent(): void {
  held.current = publications() + 1;
}
