import { expect, test } from 'vitest';
import { type LogLine, setSink } from '../../../lib/platform/log/log.ts';
import { logRequestError } from '../../../lib/platform/log/start.ts';

const asked = { path: '/mon-compte/commandes/100123?jeton=secret', method: 'GET' };
const where = { routePath: '/[country]/[locale]/my-account/orders/[order]', routeType: 'render' };

test('what nobody has caught is told once, by the name that its visitor was given', () => {
  const lines: LogLine[] = [];
  setSink((line) => lines.push(line));
  const error = Object.assign(new TypeError('of camille@exemple.fr'), { digest: '123456' });
  logRequestError(error, asked, where);
  logRequestError(error, asked, where);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    level: 'error',
    area: 'render',
    error: 'TypeError',
    message: 'of ‹e-mail›',
    digest: '123456',
    method: 'GET',
    path: '/mon-compte/commandes/…',
    route: where.routePath,
  });
});
