import { closeSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, expect, test, vi } from 'vitest';
import { lockStore } from '../../../../lib/services/store/store-lock.ts';
import { prepareStore } from '../../../../tests/setup/store-template.ts';
import { temporaryDir } from '../../../../tests/setup/temporary-dir.ts';
import { carryOut } from '../../lib/ops/ask.ts';
import { readEmail, readPrices } from '../../lib/ops/input.ts';
import { print } from '../../lib/ops/print.ts';
import { fromExample, type Settings } from '../../lib/settings.ts';

/** A port on which nothing listens. */
const CLOSED = 9;
const SHARED = { DATABASE_URL: 'postgres://silene@127.0.0.1:9/silene' };
const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function settingsOf(port: number, changes: Record<string, string> = {}): Settings {
  const { values, ports } = fromExample({});
  const own = { SITE_URL_FR: 'https://www.silene.test', OPS_TOKEN: 'of-the-operator', STORE_DIR: temporaryDir() };
  return { values: { ...values, ...own, ...changes }, ports: { ...ports, PORT: port } };
}

/** A site that answers every request with this. */
async function startSite(status: number, answer: object) {
  const asked: unknown[] = [];
  const server = createServer(async (request, response) => {
    const { host, authorization } = request.headers;
    const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
    asked.push({ path: request.url, host, authorization, body });
    response.writeHead(status).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ends.push(() => server.close());
  return { port: (server.address() as AddressInfo).port, asked };
}

const erasure = ['erase-reviews', { email: 'odile@exemple.fr' }] as const;

test('what changes pages is done by the site that runs, also where the store is shared', async () => {
  const { port, asked } = await startSite(200, { products: 3 });
  expect(await carryOut(settingsOf(port, SHARED), ...erasure)).toEqual({ products: 3 });
  expect(asked).toEqual([
    {
      path: '/api/ops/erase-reviews',
      host: 'www.silene.test',
      authorization: 'Bearer of-the-operator',
      body: { email: 'odile@exemple.fr' },
    },
  ]);
});

test('a site that refuses says why, and nothing is done beside it', async () => {
  const { port, asked } = await startSite(401, { error: 'wrong token' });
  await expect(carryOut(settingsOf(port, SHARED), ...erasure)).rejects.toThrow('The site answered 401: ');
  await expect(carryOut(settingsOf(port, { OPS_TOKEN: '' }), ...erasure)).rejects.toThrow('has no OPS_TOKEN');
  expect(asked).toMatchObject([{ authorization: 'Bearer of-the-operator' }, { authorization: undefined }]);
});

test('what is too large for a site that runs is to be divided, or done without it', async () => {
  const { port } = await startSite(413, { name: 'ApiError' });
  await expect(carryOut(settingsOf(port, SHARED), ...erasure)).rejects.toThrow('4 MB at most: stop it first');
});

test('where no site runs, the store itself is worked on', async () => {
  const settings = settingsOf(CLOSED);
  await prepareStore(settings.values.STORE_DIR ?? '');
  expect(await carryOut(settings, ...erasure)).toEqual({ products: 0 });
  expect(await carryOut(settings, 'counts', {})).toMatchObject({ reviews: 0 });
}, 60_000);

test.each([
  ['an erasure', 'erase', { email: 'bram@voorbeeld.be' }],
  ['the list of subscribers, with links', 'subscribers', {}],
] as const)('%s needs a site that runs, with its settings', async (_, task, input) => {
  const { port, asked } = await startSite(200, { submissions: 4 });
  expect(await carryOut(settingsOf(port), task, input)).toEqual({ submissions: 4 });
  expect(asked).toMatchObject([{ path: `/api/ops/${task}`, body: input }]);
  await expect(carryOut(settingsOf(CLOSED), task, input)).rejects.toThrow('No site listens on port 9');
});

test('the rest goes through the site only while that has the store', async () => {
  const { port, asked } = await startSite(200, { retried: 2 });
  const settings = settingsOf(port);
  await prepareStore(settings.values.STORE_DIR ?? '');
  expect(await carryOut(settings, 'retry', { ids: 'all' })).toEqual({ retried: 0 });
  expect(asked).toEqual([]);
  ends.push(lockStore(settings.values.STORE_DIR ?? ''));
  expect(await carryOut(settings, 'retry', { ids: 'all' })).toEqual({ retried: 2 });
  const { ports } = settingsOf(CLOSED);
  await expect(carryOut({ ...settings, ports }, 'counts', {})).rejects.toThrow('No site listens on port 9.');
}, 60_000);

test.each([
  ["d'arc+1@exemple.fr\n", undefined, "d'arc+1@exemple.fr"],
  [' bram@voorbeeld.be \r\nmieke@voorbeeld.be\n', '-', 'bram@voorbeeld.be'],
  ['$(id)@exemple.fr', '-', '$(id)@exemple.fr'],
])('the address of an erasure is the first line of the input: %j', async (text, argument, email) => {
  expect(await readEmail(argument, Readable.from([text]))).toBe(email);
});

test('at a terminal it is asked for', async () => {
  const asked = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await readEmail('-', Object.assign(Readable.from(['a@b.fr\n']), { isTTY: true }))).toBe('a@b.fr');
  expect(asked).toHaveBeenCalledExactlyOnceWith('E-mail address: ');
});

test('it is no argument, and without one nothing is erased', async () => {
  await expect(readEmail('odile@exemple.fr', Readable.from(['a@b.fr']))).rejects.toThrow('history of the shell');
  await expect(readEmail(undefined, Readable.from([]))).rejects.toThrow('No address was given.');
});

test.each([
  ['prices.csv', '"sku","price"\n', 'csv', 'csv'],
  ['prices.txt', 'sku;price\n', 'json', 'csv'],
  ['prices.json', '\ufeff\n [{"sku":"x"}]', 'json', 'json'],
])('a history of prices is read from a file and from the standard input: %s', (name, text, ofFile, ofInput) => {
  const file = path.join(temporaryDir(), name);
  writeFileSync(file, text);
  expect(readPrices(file)).toEqual({ text, format: ofFile });
  const input = openSync(file, 'r');
  ends.push(() => closeSync(input));
  expect(readPrices('-', input)).toEqual({ text, format: ofInput });
  expect(() => readPrices(`${file}.gone`)).toThrow('cannot be read');
});

test.each([
  ['odile+lettre@exemple.fr', 'odile+lettre@exemple.fr'],
  ["=1+cmd|'/c'!a@exemple.fr", "'=1+cmd|'/c'!a@exemple.fr"],
  ['+32470@voorbeeld.be', "'+32470@voorbeeld.be"],
  ['-2+3@exemple.fr', "'-2+3@exemple.fr"],
  ["'=a@exemple.fr", "'=a@exemple.fr"],
])('no spreadsheet runs an address of the newsletter list: %s', (email, cell) => {
  const printed = vi.spyOn(console, 'log').mockReturnValue();
  const rest = { locale: 'fr-fr', confirmedAt: '2026-11-21T09:00:00.000Z', leaveUrl: 'https://www.silene.test/a?t=b' };
  print('subscribers', [{ email, ...rest }]);
  expect(printed.mock.calls).toEqual([
    ['email,locale,confirmedAt,leaveUrl'],
    [`${cell},fr-fr,2026-11-21T09:00:00.000Z,https://www.silene.test/a?t=b`],
  ]);
});
