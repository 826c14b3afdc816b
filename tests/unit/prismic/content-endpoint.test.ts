import { expect, test } from 'vitest';
import { contentEndpoint } from '../../../lib/platform/content-endpoint.ts';
import { AppError } from '../../../lib/platform/errors.ts';

const EMBEDDED = 'http://127.0.0.1:4102/api/v2';

test.each([
  ['no address: Prismic’s own', undefined, 'maison', 'https://maison.cdn.prismic.io/api/v2'],
  ['the address of the settings', EMBEDDED, 'maison', EMBEDDED],
  ['the address of the settings, whatever the repository is called', EMBEDDED, 'ma maison', EMBEDDED],
])('%s', (_, PRISMIC_API_ENDPOINT, PRISMIC_REPOSITORY, address) => {
  expect(contentEndpoint({ PRISMIC_API_ENDPOINT, PRISMIC_REPOSITORY })).toBe(address);
});

test.each(['', 'abc', 'ma maison', 'maison.prismic.io'])('%j is no name of a repository, which is said', (name) => {
  const read = () => contentEndpoint({ PRISMIC_API_ENDPOINT: undefined, PRISMIC_REPOSITORY: name });
  expect(read).toThrow(AppError);
  expect(read).toThrow(expect.objectContaining({ code: 'repositoryNameInvalid', values: { name } }));
});
