import { createClient } from '@redis/client';
import { reasonOf } from './ask.ts';
import { type Check, type Finding, ok, problem, unset, warning } from './check.ts';
import { isLocal } from './local.ts';

const valueIn = (info: string, name: string): string => new RegExp(`^${name}:(.*)$`, 'm').exec(info)?.[1]?.trim() ?? '';

/** Problems of a Redis, from its INFO output. */
export function judge(info: string): Finding[] {
  const limit = Number(valueIn(info, 'maxmemory'));
  const policy = valueIn(info, 'maxmemory_policy');
  if (limit === 0) return [warning('its memory has no limit', 'set maxmemory, and maxmemory-policy volatile-lru')];
  if (policy === 'noeviction')
    return [warning('it refuses to write when its memory is full', 'set maxmemory-policy volatile-lru: it is a cache')];
  return [];
}

/** A Redis that other machines can reach needs a password. */
export const judgeAddress = (url: string): Finding[] =>
  isLocal(url) || new URL(url).password
    ? []
    : [warning('REDIS_URL has no password', 'set requirepass at the Redis, and write redis://:<password>@host:6379')];

export const redis: Check = {
  area: 'redis',
  async look({ env }) {
    if (!env.REDIS_URL) return [unset('REDIS_URL is empty: each process has a cache of its own')];
    const client = createClient({ url: env.REDIS_URL, socket: { connectTimeout: 3_000, reconnectStrategy: false } });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.ping();
      const info = await client.info();
      return [ok(`Redis ${valueIn(info, 'redis_version')} answers`), ...judge(info), ...judgeAddress(env.REDIS_URL)];
    } catch (error) {
      return [
        problem(
          `Redis does not answer (${reasonOf(error)})`,
          'check REDIS_URL; the site goes on with a cache of its own',
        ),
      ];
    } finally {
      if (client.isOpen) client.destroy();
    }
  },
};
