import { describe, expect, test } from 'vitest';
import { expectConsole } from '../../../../tests/setup/console.ts';
import { framework, MAX_BODY, open, SITE } from '../../../../tests/setup/site-server.ts';
import { KINDS, malformedPost, malformedPosts } from '../../lib/resilience/malformed.ts';
import { seeded } from '../../lib/resilience/random.ts';
import type { RawPost, Target } from '../../lib/resilience/raw-post.ts';
import { sendRaw } from '../../lib/resilience/send-raw.ts';

const target: Target = {
  origin: SITE,
  otherOrigin: 'http://be.localhost:3000',
  paths: ['/', '/nous-ecrire'],
  actionIds: [`40${'a'.repeat(40)}`, `60${'b'.repeat(40)}`],
  maxBody: MAX_BODY,
};
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
const names = Object.keys(KINDS);

/** The framework's worst case: every action that reaches it fails before its code runs. */
const worst = (reached: () => void) =>
  open((request, response) => {
    reached();
    framework(request.headers['content-type']?.endsWith('urlencoded') ? 200 : 500)(request, response);
  });

describe('the posts', () => {
  const bytes = (seed: number) => [...malformedPosts(target, seed, 30)].map(({ parts }) => Buffer.concat(parts));

  test('are the same for the same seed, and others for another', () => {
    expect(bytes(1).every((each, index) => each.equals(bytes(1)[index] ?? Buffer.of()))).toBe(true);
    expect(bytes(1).every((each, index) => each.equals(bytes(2)[index] ?? Buffer.of()))).toBe(false);
  });

  test('are of every kind in turn', () => {
    const kinds = [...malformedPosts(target, 1, names.length)].map(({ kind }) => kind);
    expect(kinds).toEqual(names);
    expect(Object.values(KINDS).filter(({ expected }) => expected !== undefined).length).toBeGreaterThanOrEqual(22);
    expect(() => malformedPost('none', seeded(1), target)).toThrow(RangeError);
  });
});

const sentence = ({ parts }: RawPost): string =>
  Buffer.concat([...parts])
    .subarray(0, 600)
    .toString('latin1');

test.each(names)('%s ends as it must before the site', async (kind) => {
  expectConsole('error', /^\[posts\]/);
  let reached = 0;
  const site = await worst(() => {
    reached += 1;
  });
  for (const seed of SEEDS) {
    const post = malformedPost(kind, seeded(seed), target);
    const outcome = await sendRaw(post, site.port, 2_000);
    const said = `seed ${seed}, ${outcome}: ${sentence(post)}`;
    if (post.expected !== undefined) expect(outcome, said).toBe(post.expected);
    else expect(outcome === 'closed' || (outcome !== 'silent' && outcome < 500), said).toBe(true);
  }
  // Posts that no rule decides with certainty must reach the framework.
  expect(reached).toBe(KINDS[kind]?.expected === undefined ? SEEDS.length : 0);
});
