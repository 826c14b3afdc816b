import {
  ForbiddenError,
  InvalidDataError,
  NotFoundError,
  ParsingError,
  PreviewTokenExpiredError,
  PrismicError,
  RefExpiredError,
  RefNotFoundError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { AppError, type ErrorCode } from '../../../lib/platform/errors.ts';
import { asAppError } from '../../../lib/services/prismic/response.ts';

const message = 'what the service said';
const url = 'http://cms.test/api/v2?access_token=secret';

describe('an error of the content client becomes one of the catalogue', () => {
  test.each<[ErrorCode, new (text: string, url: string, response: never) => Error]>([
    ['contentForbidden', ForbiddenError],
    ['previewExpired', PreviewTokenExpiredError],
    // The client classifies these two as forbidden errors.
    ['contentUnavailable', RefNotFoundError],
    ['contentUnavailable', RefExpiredError],
    ['contentInvalid', ParsingError],
    ['contentInvalid', InvalidDataError],
    ['contentNotFound', NotFoundError],
    ['contentNotFound', RepositoryNotFoundError],
    ['contentUnavailable', PrismicError],
  ])('%s: %o', (code, kind) => {
    const cause = new kind(message, url, undefined as never);
    const error = asAppError(cause);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({ code, values: { message }, cause });
    expect((error as AppError).message).toContain(message);
    expect((error as AppError).message).not.toContain('secret');
  });
});

test('a release that the client does not find in the repository is not found', () => {
  const cause = new PrismicError('Ref with label "soldes" could not be found.', undefined, undefined);
  expect(asAppError(cause)).toMatchObject({ code: 'contentNotFound', cause });
});

test('an answer that is no JSON is no answer', () => {
  const cause = new SyntaxError('Unexpected token <');
  expect(asAppError(cause)).toMatchObject({ code: 'contentUnavailable', cause });
});

test.each([
  new AppError('timeout', { milliseconds: 1, url: 'x' }),
  new TypeError('a surprise'),
  'a text',
  null,
  undefined,
])('%s stays what it is', (error) => {
  expect(asAppError(error)).toBe(error);
});
