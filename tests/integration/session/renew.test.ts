import { afterEach, describe, expect, test } from 'vitest';
import type { Shared } from '../../../lib/platform/cache/shared-cache.ts';
import { sharedCache } from '../../../lib/platform/cache/tags.ts';
import { shareEnd } from '../../../lib/platform/secret.ts';
import { fetchDiscovery } from '../../../lib/services/identity.ts';
import { endRefresh, refreshSession } from '../../../lib/session/provider.ts';
import { expectConsole } from '../../setup/console.ts';
import { fastTime } from '../../setup/fast-time.ts';
import { startProvider, type Trouble } from '../../setup/provider.ts';
import { ticket } from '../../setup/signed-in.ts';

const provider = startProvider({
  first: { refresh_token: 'second', id_token: 'id-2', expires_in: 300 },
  plain: {},
});
const now = 1_800_000_000_000;
const due = (refreshToken: string) => ticket({ refreshToken, idToken: 'id-1', checkAt: now });

describe('when the time has come, the provider is asked', () => {
  test('before it, nobody is', async () => {
    const ours = { ...due('first'), checkAt: now + 1 };
    expect(await refreshSession(ours, now)).toBe(ours);
    expect(provider.asked).toEqual([]);
  });

  test('and its new tokens take the place of the old ones', async () => {
    expect(await refreshSession(due('first'), now)).toMatchObject({
      refreshToken: 'second',
      idToken: 'id-2',
      checkAt: now + 300_000,
    });
  });

  test('one that gives none leaves what there is, for 300 s', async () => {
    expect(await refreshSession(due('plain'), now)).toEqual({ ...due('plain'), checkAt: now + 300_000 });
  });

  test('many tabs at once ask once, and so does one that comes late with the token that was used up', async () => {
    provider.tokens.shared = { refresh_token: 'next', expires_in: 300 };
    const tabs = await Promise.all(Array.from({ length: 20 }, () => refreshSession(due('shared'), now)));
    delete provider.tokens.shared;
    const late = await refreshSession(due('shared'), now);
    expect(provider.asked).toEqual(['shared']);
    for (const tab of [...tabs, late]) expect(tab.refreshToken).toBe('next');
  });

  test('an ended session at the provider is an error in ours, which is not asked about again', async () => {
    const ended = await refreshSession(due('unknown'), now);
    expect(ended).toMatchObject({ error: 'RefreshAccessTokenError', refreshToken: null });
    expect(await refreshSession(ended, now + 1e9)).toBe(ended);
    expect(provider.asked).toEqual(['unknown']);
  });

  test.each(['down', 'broken', 'garbage'] as Trouble[])(
    'while it is %s nothing changes, and it is asked again',
    async (trouble) => {
      expectConsole('error', /^\[session\] /);
      provider.trouble = trouble;
      const name = `in-${trouble}`;
      provider.tokens[name] = { refresh_token: 'after', expires_in: 60 };
      expect(await refreshSession(due(name), now)).toEqual(due(name));
      provider.trouble = null;
      expect(await refreshSession(due(name), now)).toMatchObject({ refreshToken: 'after' });
    },
  );

  test('one that says nothing for four seconds counts as down', async () => {
    const logged = expectConsole('error', /^\[session\] /);
    await fetchDiscovery();
    fastTime();
    provider.trouble = 'slow';
    expect(await refreshSession(due('slow'), now)).toEqual(due('slow'));
    expect(logged).toEqual([expect.stringContaining('no answer within 4000 ms from http://127.0.0.1:3105/token')]);
  });

  test.each([-300_000, 300_000])('a clock that is %s ms off asks for the same length', async (skew) => {
    provider.tokens[`skew${skew}`] = { expires_in: 300 };
    const ours = ticket({ refreshToken: `skew${skew}`, checkAt: now + skew });
    expect((await refreshSession(ours, now + skew)).checkAt).toBe(now + skew + 300_000);
  });
});

describe('a visitor who signs out meanwhile stays signed out', () => {
  afterEach(() => void delete sharedCache.current);

  const ended = (name: string) => ({ ...due(name), refreshToken: null, error: 'RefreshAccessTokenError' });

  test.each([
    ['is granted', { refresh_token: 'later', expires_in: 300 }, null],
    ['is refused', null, null],
    ['fails', { expires_in: 300 }, 'broken'],
  ] as const)('when the refresh %s', async (name, tokens, trouble) => {
    if (trouble) expectConsole('error', /^\[session\] /);
    provider.tokens[name] = tokens;
    provider.trouble = trouble;
    const late = refreshSession(due(name), now);
    await endRefresh(name);
    expect(await late).toEqual(ended(name));
    expect(provider.asked).toEqual([name]);
  });

  test('also when another instance signs out', async () => {
    const notes = new Map<string, string>();
    const own = {
      claim: async () => true,
      get: async (name: string) => notes.get(name) ?? null,
      put: async (name: string, text: string) => void notes.set(name, text),
      drop: async (name: string) => void notes.delete(name),
    };
    sharedCache.current = { notes: own } as unknown as Shared;
    provider.tokens.elsewhere = { expires_in: 300 };
    provider.tokens.other = { expires_in: 300 };
    const [late, other] = [refreshSession(due('elsewhere'), now), refreshSession(due('other'), now)];
    await shareEnd('elsewhere', 30);
    expect(await late).toEqual(ended('elsewhere'));
    expect(await other).toMatchObject({ refreshToken: 'other', checkAt: now + 300_000 });
    expect([...notes].flat().join()).not.toContain('elsewhere');
  });
});
