import type { NodemailerError } from 'nodemailer';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../../lib/platform/errors.ts';
import { noAnswer, providerFailure, smtpFailure, withoutPersons } from '../../../lib/services/mail/message.ts';

const reply = (responseCode: number, command: string, code = 'EENVELOPE'): NodemailerError =>
  Object.assign(new Error('said'), {
    code,
    command,
    responseCode,
    response: `${responseCode} said`,
    permanent: responseCode >= 500 && responseCode !== 503,
  });
const broken = (code: string, command = 'CONN'): NodemailerError =>
  Object.assign(new Error('broke'), { code, command });

describe('a mail server', () => {
  test.each<[string, unknown, string]>([
    ['no such mailbox', reply(550, 'RCPT TO'), 'mailRefused'],
    ['content refused', reply(554, 'DATA', 'EMESSAGE'), 'mailRefused'],
    ['too big, by its size', reply(552, 'MAIL FROM'), 'mailRefused'],
    ['greylisted', reply(450, 'RCPT TO'), 'mailTemporary'],
    ['disk full', reply(452, 'DATA', 'EMESSAGE'), 'mailTemporary'],
    ['closing', reply(421, 'RCPT TO'), 'mailTemporary'],
    ['bad sequence', reply(503, 'RCPT TO'), 'mailTemporary'],
    ['log-in wanted', reply(530, 'RCPT TO'), 'mailTemporary'],
    ['wrong password', reply(535, 'AUTH PLAIN', 'EAUTH'), 'mailTemporary'],
    ['our sender refused', reply(550, 'MAIL FROM'), 'mailTemporary'],
    ['refused at the door', reply(554, 'CONN', 'EPROTOCOL'), 'mailTemporary'],
    ['closed', broken('ECONNECTION'), 'mailTemporary'],
    ['silent', broken('ETIMEDOUT'), 'mailTemporary'],
    ['unknown host', broken('EDNS'), 'mailTemporary'],
    ['no encryption', broken('ETLS'), 'mailTemporary'],
    ['too slow altogether', broken('EABORT', ''), 'mailTemporary'],
    ['not an error', 'text', 'mailTemporary'],
  ])('%s', (_, error, code) => {
    expect(smtpFailure(error).code).toBe(code);
  });

  test('is quoted without persons, and the error that names them is not kept', () => {
    const error = Object.assign(reply(550, 'RCPT TO'), { response: '550 5.1.1 <elise@example.org> unknown' });
    const { message, cause } = smtpFailure(error);
    expect(message).toBe('mail rejected permanently: EENVELOPE RCPT TO 550 5.1.1 … unknown');
    expect(cause).toBeUndefined();
  });
});

test.each([
  [400, 'mailRefused'],
  [404, 'mailRefused'],
  [413, 'mailRefused'],
  [401, 'mailTemporary'],
  [402, 'mailTemporary'],
  [403, 'mailTemporary'],
  [408, 'mailTemporary'],
  [429, 'mailTemporary'],
  [500, 'mailTemporary'],
  [503, 'mailTemporary'],
])('status %i of the provider is %s', (status, code) => {
  expect(providerFailure(status, { code: 'some_code', message: 'elise@example.org is not valid' })).toMatchObject({
    code,
    values: { reason: `${status} some_code … is not valid` },
  });
});

test('a provider that does not answer failed temporarily', () => {
  const error = new AppError('timeout', { milliseconds: 50, url: 'https://api.brevo.example/v3/smtp/email' });
  expect(noAnswer(error).message).toBe('mail delivery failed temporarily: no answer within 50 ms from …');
  expect(noAnswer(new TypeError('terminated')).code).toBe('mailTemporary');
});

test.each([
  ['<élise@example.org>: Recipient rejected', '…: Recipient rejected'],
  ['user elise+x@sub.example.org over quota', 'user … over quota'],
  ['"Ma question de santé" looks like spam', '… looks like spam'],
  ['blocked, see https://rbl.example/?ip=1.2.3.4&from=a%40b.example now', 'blocked, see … now'],
  ['a\r\nb', 'a b'],
  ['x'.repeat(500), 'x'.repeat(160)],
])('%j is kept as %j', (said, kept) => {
  expect(withoutPersons(said)).toBe(kept);
});
