import type { Redis } from './redis.ts';

/** Short texts under a name. Without Redis nothing is noted, and a claim is neither granted nor refused: null. */
export type Notes = {
  /** Takes a name that nobody has, for so many seconds. */
  claim(name: string, seconds: number): Promise<boolean | null>;
  get(name: string): Promise<string | null>;
  put(name: string, text: string, seconds: number): Promise<void>;
  drop(name: string): Promise<void>;
};

export const notesOf = (redis: Redis, place: string): Notes => ({
  async claim(name, seconds) {
    const done = await redis.ask(async (client) => ({
      free: await client.set(place + name, '', { NX: true, EX: seconds }),
    }));
    return done && done.free !== null;
  },
  get: (name) => redis.ask((client) => client.get(place + name)),
  async put(name, text, seconds) {
    await redis.ask((client) => client.set(place + name, text, { EX: seconds }));
  },
  async drop(name) {
    await redis.ask((client) => client.del(place + name));
  },
});
