import { expect, test, vi } from 'vitest';
import { contextWith, linesOf } from '../../../../tests/setup/doctor.ts';
import { editing, type Hook, judgePreviews, judgeWebhooks } from '../../lib/doctor/editing.ts';

type Called = (error: null, result: { stdout: string }) => void;
/** The command line of Prismic, for a repository without previews and webhooks. */
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  execFile: (_: string, [, command]: string[], __: object, called: Called) =>
    called(null, { stdout: command === 'preview' ? '{"previews":[],"simulatorUrl":null}' : '[]' }),
}));

const sites = {
  SITE_URL_FR: 'https://www.silene.fr',
  SITE_URL_BE: 'https://www.silene.be/',
  SITE_URL_TN: 'https://www.silene.tn',
};
const hosts = ['fr', 'be', 'tn'].map((country) => `https://www.silene.${country}`);
const previews = hosts.map((host) => ({ url: `${host}/api/preview` }));
const simulatorUrl = 'https://www.silene.fr/slice-simulator';

test('each site needs a preview, and slices a simulator that is on one of them', () => {
  expect(judgePreviews({ previews, simulatorUrl }, sites)).toEqual([]);
  expect(judgePreviews({ previews: previews.slice(1), simulatorUrl: null }, sites)).toMatchObject([
    { says: 'no preview starts at https://www.silene.fr/api/preview' },
    {
      says: 'slices are not simulated on the site',
      todo: 'npx prismic preview set-simulator https://www.silene.fr/slice-simulator',
    },
  ]);
});

const hook: Hook = {
  url: 'https://www.silene.be/api/revalidate',
  active: true,
  documentsPublished: true,
  documentsUnpublished: true,
  secret: 'shared',
};

test('a webhook to a site of this machine may call its number', () => {
  const local = { ...sites, SITE_URL_FR: 'http://fr.localhost:3000' };
  expect(judgeWebhooks([{ ...hook, url: 'http://127.0.0.1:3000/api/revalidate' }], local, 'shared')).toEqual([]);
});

test.each<[string, Hook[], string | null]>([
  ['that is complete', [hook], null],
  ['that is missing', [], 'no webhook calls the site'],
  ['that calls another program', [{ ...hook, url: 'https://other.example/' }], 'no webhook calls the site'],
  ['that is off', [{ ...hook, active: false }], 'the webhook to https://www.silene.be/api/revalidate is off'],
  [
    'without publications',
    [{ ...hook, documentsPublished: false }],
    'the webhook to https://www.silene.be/api/revalidate is not called by publications',
  ],
  [
    'without withdrawals',
    [{ ...hook, documentsUnpublished: false }],
    'the webhook to https://www.silene.be/api/revalidate is not called when a document is withdrawn',
  ],
  ['with another secret', [{ ...hook, secret: '' }], 'the webhook has another secret than PRISMIC_WEBHOOK_SECRET'],
])('a webhook %s', (_, hooks, says) => {
  expect(judgeWebhooks(hooks, sites, 'shared').map((finding) => finding.says)).toEqual(says === null ? [] : [says]);
});

test.each([
  ['the embedded one', 'http://127.0.0.1:3102/api/v2', /^unset: the demonstration has its previews/],
  ['a hosted one', '', /^problem: no preview starts at /],
  ['a hosted one by its address', 'https://silene.cdn.prismic.io/api/v2', /^problem: no preview starts at /],
])('what editors need of the repository: %s', async (_, PRISMIC_API_ENDPOINT, line) => {
  expect((await linesOf(editing, contextWith({ PRISMIC_API_ENDPOINT })))[0]).toMatch(line);
});
