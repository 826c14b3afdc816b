import { expect, test } from 'vitest';
import { contextWith, PUBLIC } from '../../../../tests/setup/doctor.ts';
import { judgeFormEnd } from '../../lib/doctor/form-hosts.ts';

const FORM_HOSTS = 'https://checkout.silene.test https://*.sign-in.test';
const { env } = contextWith({ ...PUBLIC, FORM_HOSTS });

test.each([
  [`${PUBLIC.SHOPIFY_STORE_DOMAIN}/checkouts/cn/1`, true],
  ['https://silene.myshopify.com/checkouts/cn/1', true],
  ['https://shop.app/checkout', true],
  [`${PUBLIC.OIDC_ISSUER}/authorize`, true],
  ['https://checkout.silene.test/cn/1?key=2', true],
  ['https://eu.sign-in.test/authorize', true],
  ['https://sign-in.test/authorize', false],
  ['https://not-sign-in.test/authorize', false],
  ['https://checkout.silene.test:8443/cn/1', false],
  ['http://checkout.silene.test/cn/1', false],
  ['https://silene.test/checkouts/cn/1', false],
])('a form may end at %s: %s', (address, isAllowed) => {
  expect(judgeFormEnd(env, 'it', address)).toHaveLength(isAllowed ? 0 : 1);
});

test.each([
  ['pay.atelier.test', 'https:', 'https://pay.atelier.test/cn/1', true],
  ['*.atelier.test', 'https:', 'https://pay.eu.atelier.test/cn/1', true],
  ['*.atelier.test', 'https:', 'https://atelier.test/cn/1', false],
  ['pay.atelier.test:8443', 'https:', 'https://pay.atelier.test:8443/cn/1', true],
  ['pay.atelier.test:8443', 'https:', 'https://pay.atelier.test/cn/1', false],
  ['pay.atelier.test', 'https:', 'http://pay.atelier.test/cn/1', false],
  ['pay.atelier.test', 'http:', 'http://pay.atelier.test/cn/1', true],
  ['pay.atelier.test', 'http:', 'https://pay.atelier.test/cn/1', true],
  ['http://pay.atelier.test', 'https:', 'https://pay.atelier.test/cn/1', true],
])('with FORM_HOSTS=%s on a site of %s a form may end at %s: %s', (hosts, scheme, address, isAllowed) => {
  const context = contextWith({ ...PUBLIC, SITE_URL_FR: `${scheme}//www.atelier.test`, FORM_HOSTS: hosts });
  expect(judgeFormEnd(context.env, 'it', address)).toHaveLength(isAllowed ? 0 : 1);
});

test('what has to be added is said', () => {
  expect(judgeFormEnd(env, 'its sign-in', 'https://login.silene.test/authorize?a=1')).toEqual([
    {
      level: 'problem',
      says: 'its sign-in is at https://login.silene.test, where browsers do not let our forms end',
      todo: 'add https://login.silene.test to FORM_HOSTS',
    },
  ]);
});
