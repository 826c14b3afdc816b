import { describe, expect, test } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { CustomerError, changed, problemsWith, problemWith } from '../../../lib/services/shopify/customer-change.ts';

const error = (code: string | null, field: string[] | null, message: string) => ({ code, field, message });
const taken = error('TAKEN', ['customer', 'email'], 'Email has already been taken');
const bad = error('INVALID', ['customer', 'phone'], 'Phone is invalid');

test('all that is wrong is one error: its messages joined, and each with its field', () => {
  const problem = problemWith([taken, bad]);
  expect(problem).toBeInstanceOf(CustomerError);
  expect(problem).toMatchObject({
    code: 'customerProblem',
    message: 'Email has already been taken, Phone is invalid',
    problems: [
      { code: 'TAKEN', field: 'email', message: 'Email has already been taken' },
      { code: 'INVALID', field: 'phone', message: 'Phone is invalid' },
    ],
  });
});

test.each([
  [['customer', 'firstName'], 'firstName'],
  [['address', 'zip'], 'zip'],
  [['input', 'email'], 'email'],
  [['id'], 'id'],
  [['input'], null],
  [['customer'], null],
  [[], null],
  [null, null],
])('the path %j is about the field %s', (path, field) => {
  expect(problemsWith([error('INVALID', path, 'no')])?.problems[0]?.field).toBe(field);
});

test.each([
  error('TOKEN_INVALID', ['customerAccessToken'], 'Customer access token is invalid'),
  error('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer'),
  error(null, ['customerAccessToken'], 'customerAccessToken is invalid'),
])('%j is about the token', (one) => {
  const problem = problemWith([bad, one]);
  expect(problem).not.toBeInstanceOf(CustomerError);
  expect(problem).toMatchObject({
    code: 'customerNotFound',
    message: `No customer found for token: ${bad.message}, ${one.message}`,
  });
});

test('where no token was sent, an unknown person is a problem of what was typed', () => {
  expect(problemsWith([error('UNIDENTIFIED_CUSTOMER', ['input'], 'Unidentified customer')])).toMatchObject({
    code: 'customerProblem',
    problems: [{ code: 'UNIDENTIFIED_CUSTOMER', field: null }],
  });
});

test('no errors are no error', () => {
  expect([problemWith([]), problemsWith([])]).toEqual([null, null]);
});

describe('what a mutation of a customer answers', () => {
  const pick = ({ customer }: { customer: { id: string } | null }) => customer;
  const customer = { id: 'c' };

  test('is taken out of its payload', () => {
    expect(changed({ customer, customerUserErrors: [] }, pick)).toBe(customer);
  });

  test.each([
    ['Customer mutation response cannot be null', null],
    ['Missing customer in response', { customer: null, customerUserErrors: [] }],
    ['Email has already been taken', { customer, customerUserErrors: [taken] }],
    ['Phone is invalid', { customer: null, customerUserErrors: [bad] }],
  ])('%s', (message, payload) => {
    expect(() => changed(payload, pick)).toThrow(AppError);
    expect(() => changed(payload, pick)).toThrow(message);
  });
});
