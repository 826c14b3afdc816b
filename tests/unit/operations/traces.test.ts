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
  });
});
