import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fieldProblem } from '../../../lib/account/handle.ts';
import french from '../../../messages/fr/customer.json';
import frenchSubmission from '../../../messages/fr/submission.json';
import dutch from '../../../messages/nl/customer.json';
import dutchSubmission from '../../../messages/nl/submission.json';

/** Every error code in the shop's own schema. */
const types = readFileSync(path.resolve(import.meta.dirname, '../../../lib/services/shopify/graphql-env.d.ts'), 'utf8');
const [, listed = ''] = /'CustomerErrorCode': \{[^}]*enumValues: ([^;]*);/.exec(types) ?? [];
const CODES = listed.split('|').map((each) => each.trim().replaceAll("'", ''));

const table: [code: string, field: string | null, expected: { field: string | null; code: string }][] = [
  ['ALREADY_ENABLED', null, { field: null, code: 'refused' }],
  ['BAD_DOMAIN', 'email', { field: 'email', code: 'emailDomain' }],
  ['BLANK', 'firstName', { field: 'firstName', code: 'givenNameRequired' }],
  ['BLANK', 'lastName', { field: 'lastName', code: 'familyNameRequired' }],
  ['BLANK', 'email', { field: 'email', code: 'emailRequired' }],
  ['BLANK', 'address1', { field: 'address1', code: 'streetRequired' }],
  ['BLANK', 'city', { field: 'city', code: 'cityRequired' }],
  ['BLANK', 'zip', { field: 'zip', code: 'zipRequired' }],
  ['BLANK', 'country', { field: 'country', code: 'countryRequired' }],
  ['BLANK', 'password', { field: 'password', code: 'passwordRequired' }],
  ['BLANK', 'province', { field: 'province', code: 'filledRequired' }],
  ['CONTAINS_HTML_TAGS', 'lastName', { field: 'lastName', code: 'noTags' }],
  ['CONTAINS_URL', 'company', { field: 'company', code: 'noLinks' }],
  ['CUSTOMER_DISABLED', 'email', { field: null, code: 'disabled' }],
  ['INVALID', 'email', { field: 'email', code: 'emailInvalid' }],
  ['INVALID', 'phone', { field: 'phone', code: 'phoneUnusable' }],
  ['INVALID', 'zip', { field: 'zip', code: 'zipUnknown' }],
  ['INVALID', 'country', { field: 'country', code: 'countryUnknown' }],
  ['INVALID', 'city', { field: 'city', code: 'invalid' }],
  ['INVALID', null, { field: null, code: 'refused' }],
  ['INVALID_MULTIPASS_REQUEST', null, { field: null, code: 'refused' }],
  ['NOT_FOUND', 'id', { field: null, code: 'addressGone' }],
  ['PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', 'password', { field: 'password', code: 'passwordSpaces' }],
  ['TAKEN', 'email', { field: 'email', code: 'emailTaken' }],
  ['TAKEN', 'phone', { field: 'phone', code: 'phoneTaken' }],
  ['TAKEN', 'address1', { field: 'address1', code: 'valueTaken' }],
  ['TOKEN_INVALID', null, { field: null, code: 'signedOut' }],
  ['TOO_LONG', 'address2', { field: 'address2', code: 'valueLong' }],
  ['TOO_LONG', 'password', { field: 'password', code: 'passwordLong' }],
  ['TOO_SHORT', 'password', { field: 'password', code: 'passwordRefused' }],
  ['TOO_SHORT', 'firstName', { field: 'firstName', code: 'givenNameShort' }],
  ['TOO_SHORT', 'lastName', { field: 'lastName', code: 'familyNameShort' }],
  ['TOO_SHORT', 'city', { field: 'city', code: 'valueShort' }],
  ['UNIDENTIFIED_CUSTOMER', null, { field: null, code: 'signedOut' }],
];

test.each(table)('%s of %s', (code, field, expected) => {
  expect(fieldProblem({ code, field, message: 'Something is invalid' })).toEqual(expected);
});

test('every code of the shop has its row', () => {
  expect(CODES.length).toBeGreaterThan(10);
  expect([...new Set(table.map(([code]) => code))].sort()).toEqual(CODES.toSorted());
});

test.each([
  ['NEWER_THAN_US', 'email', { field: 'email', code: 'invalid' }],
  [null, 'email', { field: 'email', code: 'invalid' }],
  [null, null, { field: null, code: 'refused' }],
])('what nobody knows (%s of %s) is a general sentence', (code, field, expected) => {
  expect(fieldProblem({ code, field, message: 'Email is strange' })).toEqual(expected);
});

describe.each([
  ['fr', french, frenchSubmission],
  ['nl', dutch, dutchSubmission],
])('in %s', (_, words, submission) => {
  test('each of them has words', () => {
    const errors: Record<string, string> = { ...submission.errors, ...words.errors };
    const problems: Record<string, string> = { ...submission.problems, ...words.problems };
    for (const [, , { field, code }] of table) expect((field ? errors : problems)[code], code).toBeTruthy();
  });
});
