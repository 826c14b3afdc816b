import type { Challenge } from 'altcha-lib';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { createProof, PROOF_MINUTES, verifyProof } from '../../../lib/forms/proof.ts';
import { solveProof } from '../../../lib/forms/solve-proof.ts';

const SECRET = 'a-secret-of-this-test-alone';
const verify = (text: string, form = 'contact', secret = SECRET) => verifyProof(text, form, secret);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');
const decode = (text: string) => JSON.parse(Buffer.from(text, 'base64').toString()) as { challenge: Challenge };

let challenge: Challenge;
let solved = '';
beforeAll(async () => {
  challenge = await createProof('contact', SECRET);
  // As the browser solves it.
  solved = (await solveProof(challenge)) ?? '';
}, 60_000);

describe('work that was done', () => {
  test('is good, and says by what it is used up: always by the same', async () => {
    const first = await verify(solved);
    expect(first).toEqual({ ok: true, once: expect.stringMatching(/^proof:[\w-]{43}$/) });
    // The library accepts the same proof repeatedly: the caller must ensure that it is used only once.
    expect(await verify(solved)).toEqual(first);
  });

  test('that differs only in how it is written is used up by the same', async () => {
    const { challenge: known, ...rest } = decode(solved);
    const first = await verify(solved);
    expect(await verify(encode({ extra: 1, ...rest, challenge: { ...known, extra: 2 } }))).toEqual(first);
  });

  test('of another challenge is used up by another', async () => {
    const other = await createProof('contact', SECRET);
    expect(other.signature).not.toBe(challenge.signature);
  });

  test.each([
    ['a previous one', `newer, ${SECRET}`],
    ['the oldest of several', `newest,newer,${SECRET}`],
    ['the newest, while another instance still signs with the old one', `${SECRET},older`],
  ])('is good when its secret is %s', async (_, secrets) => {
    expect(await verify(solved, 'contact', secrets)).toEqual(await verify(solved));
    expect(await verify(solved, 'newsletter', secrets)).toEqual({ ok: false, reason: 'of another form' });
  });

  test('takes some work: a challenge asks for at least two hundred tries', () => {
    const { parameters } = challenge;
    expect(parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 5_000, data: { form: 'contact' } });
    const minutes = (Number(parameters.expiresAt) * 1000 - Date.now()) / 60_000;
    expect(Math.abs(minutes - PROOF_MINUTES)).toBeLessThan(2);
  });
});

describe('work that does not count', () => {
  test('for another form', async () => {
    expect(await verify(solved, 'newsletter')).toEqual({ ok: false, reason: 'of another form' });
  });

  test.each(['another-secret', 'another-secret,a-third', '', ' , '])('signed by none of "%s"', async (secrets) => {
    expect(await verify(solved, 'contact', secrets)).toMatchObject({ ok: false });
  });

  test('signed by a previous secret, and guessed', async () => {
    const { challenge: known } = decode(solved);
    const guessed = encode({ challenge: known, solution: { counter: 7, derivedKey: 'aa'.repeat(32) } });
    expect(await verify(guessed, 'contact', `newer,${SECRET}`)).toEqual({ ok: false, reason: 'wrong' });
  });

  test('expired', async () => {
    const old = await createProof('contact', SECRET, Date.now() - (PROOF_MINUTES + 1) * 60_000);
    const { challenge: _, ...rest } = decode(solved);
    expect(await verify(encode({ ...rest, challenge: old }))).toEqual({ ok: false, reason: 'expired' });
  });

  test.each<[string, (known: Challenge) => object]>([
    ['with a longer life', (known) => ({ ...known.parameters, expiresAt: Number(known.parameters.expiresAt) + 9_999 })],
    ['without an end', ({ parameters: { expiresAt: _, ...rest } }) => rest],
    ['made easier', (known) => ({ ...known.parameters, cost: 1 })],
    ['for a form of its own', (known) => ({ ...known.parameters, data: { form: 'newsletter' } })],
  ])('%s: the challenge is signed', async (_, change) => {
    const { challenge: known, ...rest } = decode(solved);
    const changed = { ...known, parameters: change(known) };
    expect(await verify(encode({ ...rest, challenge: changed }))).toMatchObject({ ok: false });
    expect(await verify(encode({ ...rest, challenge: changed }), 'newsletter')).toMatchObject({ ok: false });
  });

  test('guessed', async () => {
    const { challenge: known } = decode(solved);
    for (const solution of [null, {}, { counter: 0, derivedKey: '00' }, { counter: -1 }, 'x']) {
      expect(await verify(encode({ challenge: known, solution }))).toMatchObject({ ok: false });
    }
  });
});

describe('what is no proof at all is refused, and nothing is thrown', () => {
  test.each([
    '',
    'e30=',
    'bnVsbA==',
    'W10=',
    'not base64 !',
    '[]',
    encode(1),
    encode('x'),
    encode(null),
    encode([[]]),
    encode({ challenge: null, solution: null }),
    encode({ challenge: {}, solution: {} }),
    encode({ challenge: { parameters: null, signature: 1 }, solution: {} }),
    'x'.repeat(4_001),
  ])('%#', async (text) => {
    expect(await verify(text)).toMatchObject({ ok: false });
  });

  test('a million characters are not read', async () => {
    expect(await verify(encode({ ...decode(solved), extra: 'x'.repeat(1_000_000) }))).toEqual({
      ok: false,
      reason: 'unreadable',
    });
  });

  test('anything that JSON can say, in the place of each part', async () => {
    const known = decode(solved);
    const made = fc.record({
      challenge: fc.oneof(
        fc.jsonValue(),
        fc.record({ parameters: fc.jsonValue(), signature: fc.jsonValue() }),
        fc.constant(known.challenge),
      ),
      solution: fc.jsonValue(),
    });
    await fc.assert(
      fc.asyncProperty(made, async (payload) => {
        expect(await verify(encode(payload))).toMatchObject({ ok: false });
      }),
      { numRuns: 300 },
    );
  });
});
