import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { scrubSpan } from '../../../lib/operations/traces.ts';

test('a span says where and how long, not who and what', () => {
  const span = {
    name: 'GET /recherche?q=insomnie',
    attributes: {
      'http.method': 'GET',
      'http.target': '/recherche?q=insomnie',
      'http.url': 'https://repo.cdn.prismic.io/api/v2/documents/search?access_token=secret&q=x',
      'http.status_code': 200,
      'http.user_agent': 'Firefox of Camille',
      'net.peer.ip': '203.0.113.7',
      'next.route': '/[country]/[locale]/search',
      'http.request.header.cookie': ['session=1'],
    },
    events: [
      { attributes: { 'exception.message': 'camille@exemple.fr has no cart gid://shopify/Cart/abc?key=1' } },
      {},
    ],
    status: { code: 2, message: 'no answer from https://shop.example/cart?key=1 for lotte@voorbeeld.be' },
  };
  scrubSpan(span);
  expect(span).toEqual({
    name: 'GET /recherche',
    attributes: {
      'http.method': 'GET',
      'http.target': '/recherche',
      'http.url': 'https://repo.cdn.prismic.io/api/v2/documents/search',
      'http.status_code': 200,
      'next.route': '/[country]/[locale]/search',
    },
    events: [{ attributes: { 'exception.message': '‹e-mail› has no cart gid://shopify/Cart/…' } }, {}],
    status: { code: 2, message: 'no answer from https://shop.example/cart for ‹e-mail›' },
  });
});

test('a failed query says nothing of its values, nor does a stack of the message above it', () => {
  const error = new DrizzleQueryError(
    'insert into "submissions" values ($1)',
    ['Je dors\nmal'],
    new Error('disk full'),
  );
  const span = {
    name: 'POST /contact',
    attributes: {},
    events: [{ attributes: { 'exception.message': error.message, 'exception.stacktrace': error.stack ?? '' } }],
    status: { code: 2, message: `not kept: ${error.message}` },
  };
  scrubSpan(span);
  expect(span.status).toEqual({ code: 2, message: 'not kept: a query failed' });
  expect(span.events[0]?.attributes).toEqual({
    'exception.message': 'a query failed',
    'exception.stacktrace': expect.stringMatching(/^at .*traces\.test/),
  });
  expect(JSON.stringify(span)).not.toMatch(/dors|values|submissions/);
});

test('a span that succeeded has no message', () => {
  const span = { name: 'GET /', attributes: {}, events: [], status: { code: 0 } };
  scrubSpan(span);
  expect(span.status).toEqual({ code: 0 });
});
