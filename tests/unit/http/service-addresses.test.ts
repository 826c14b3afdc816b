import { expect, test } from 'vitest';
import { parseEnv } from '../../../lib/platform/env.ts';
import { originsOf, type Service } from '../../../lib/platform/http/circuit-breakers.ts';

const settings = parseEnv(process.env);

test.each<[Service, string[]]>([
  ['content', ['http://127.0.0.1:3102']],
  ['shop', ['http://127.0.0.1:3101']],
  ['accounts', ['http://127.0.0.1:3101']],
  ['identity', ['http://127.0.0.1:3105']],
  ['mail', ['https://api.brevo.com']],
  ['geocoder', ['https://data.geopf.fr', 'https://places.googleapis.com']],
  ['antivirus', []],
])('%s is called at %j', (service, origins) => {
  expect(originsOf(service, settings)).toEqual(origins);
});

test('the hosted content service has the address of the repository', () => {
  const hosted = { ...settings, PRISMIC_API_ENDPOINT: undefined };
  expect(originsOf('content', hosted)).toEqual(['https://silene.cdn.prismic.io']);
});

test('without a provider there is nowhere to go', () => {
  expect(originsOf('identity', { ...settings, OIDC_ISSUER: undefined })).toEqual([]);
});
