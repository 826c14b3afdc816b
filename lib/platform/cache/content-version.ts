import { processSingleton } from '../process/singletons.ts';

const held = processSingleton<number>('content-forgotten');

/** How often something was published that this process knows of: who keeps the newest reference forgets it when this changes. */
export const contentVersion = (): number => held.current ?? 0;

/** Something was published: the next read asks which reference is the newest, before the 5 s that a client keeps it are over. */
export function bumpContentVersion(): void {
  held.current = contentVersion() + 1;
}
