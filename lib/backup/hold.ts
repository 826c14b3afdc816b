import { eq } from 'drizzle-orm';
import type { Store } from '../store/open.ts';
import { outbox } from '../store/schema.ts';

/** What an operator reads in the outbox. */
const HELD = 'held: it waited when the copy was made, and may have been delivered since';

/**
 * Holds back everything that waits in the outbox, as after a restored copy: the copy does not know what was delivered since
 * it was made. Nothing is lost: an operator sends it again (`retry`). Returns how many.
 */
export async function holdOutbox({ db }: Pick<Store, 'db'>): Promise<number> {
  const held = await db
    .update(outbox)
    .set({ state: 'failed', lastError: HELD })
    .where(eq(outbox.state, 'waiting'))
    .returning({ id: outbox.id });
  return held.length;
}
