import { createClient } from '@redis/client';
import { AppError } from '../errors.ts';
import { withTimeout } from '../http/timeouts.ts';
import { logError } from '../log/log.ts';

/** Maximum milliseconds that a page waits for Redis, and the milliseconds for which Redis is skipped after a timeout. */
export const PATIENCE_MS = 300;
const REST_MS = 1_000;
const PING_MS = 10_000;

const open = (url: string) =>
  createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: 2_000,
    pingInterval: PING_MS,
    socket: { connectTimeout: 5_000, reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, 1_000) },
  });

type Client = ReturnType<typeof open>;
export type Redis = ReturnType<typeof connect>;

/** Pages work without Redis: one log line for the operator. */
const away = (cause: unknown): void =>
  logError('cache', cause instanceof AppError ? cause : new AppError('unreachable', { url: 'Redis' }, { cause }));

/** A connection that reconnects by itself. While it is down, commands return null at once. */
export function connect(url: string) {
  const client = open(url).on('error', away);
  const listener = client.duplicate().on('error', away);
  // Resolves at the first connection to Redis, which may be much later than the first page.
  const connected = client.connect().catch(away);
  let restUntil = Number.NEGATIVE_INFINITY;

  return {
    /** The reply to a command; null when Redis is unavailable, or has not replied within 300 ms. Never throws. */
    async ask<T>(command: (client: Client) => Promise<T>): Promise<T | null> {
      if (!client.isReady || performance.now() < restUntil) return null;
      const pending = command(client).then((answer) => ({ answer }));
      pending.catch(() => undefined);
      try {
        const answered = await withTimeout(PATIENCE_MS, pending);
        if (answered) return answered.answer;
        restUntil = performance.now() + REST_MS;
        throw new AppError('timeout', { milliseconds: PATIENCE_MS, url: 'Redis' });
      } catch (error) {
        away(error);
        return null;
      }
    },
    /** Calls `hear` for each message of a channel, and `again` now and whenever messages may have been missed. Never rejects. */
    async listen(channel: string, hear: (message: string) => void, reconnected: () => Promise<void>): Promise<void> {
      try {
        await connected;
        await listener.connect();
        await listener.subscribe(channel, hear);
        await reconnected();
        listener.on('ready', () => void reconnected());
      } catch (error) {
        away(error);
      }
    },
  };
}
