import { readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { prometheus, readings, serveFigures } from '../../../lib/operations/metrics.ts';
import { countRejectedCall } from '../../../lib/platform/http/circuit-breakers.ts';
import { COUNTERS, count, setMeter, time } from '../../../lib/platform/metrics/meter.ts';

let server: http.Server | undefined;
afterEach(() => {
  setMeter(undefined);
  server?.close();
});

test('what is counted can be read; nothing is counted where nobody reads', async () => {
  count('cart', { outcome: 'ok' });
  const { meter, figures } = prometheus([]);
  setMeter(meter);
  count('cart', { outcome: 'ok' });
  count('outbound', { service: 'shop', outcome: 'timeout' });
  time('requests', { kind: 'page' }, 0.02);
  const text = await figures();
  expect(text).toContain('silene_cart_changes_total{outcome="ok"} 1\n');
  expect(text).toContain('silene_outbound_calls_total{service="shop",outcome="timeout"} 1\n');
  expect(text).toContain('silene_request_seconds_bucket{le="0.05",kind="page"} 1\n');
  expect(text).toContain('nodejs_eventloop_lag');
  expect(text).toContain('process_resident_memory_bytes');
});

test('what is looked up is told by label; what fails, or never responds, hides nothing else', async () => {
  const shared = { help: 'h', label: 'state' };
  const { figures } = prometheus([
    { ...shared, name: 'sound', read: async () => ({ waiting: 3, failed: 0 }) },
    { ...shared, name: 'broken', read: () => Promise.reject(new Error('away')) },
    { ...shared, name: 'silent', read: () => new Promise(() => {}) },
  ]);
  const text = await figures();
  expect(text).toContain('sound{state="waiting"} 3\n');
  expect(text).not.toMatch(/^(?:broken|silent)\{/m);
});

test('the readings need no store', async () => {
  const text = await prometheus(readings).figures();
  expect(text).toContain('silene_outbox_rows{state="failed"} 0\n');
  expect(text).toContain('silene_circuit_open{service="shop"} 0\n');
  expect(text).toContain('silene_content_unavailable_seconds{service="content"} 0\n');
});

test('a call that was not made is counted, under a word that needs no quotes in a query', async () => {
  const { meter, figures } = prometheus([]);
  setMeter(meter);
  countRejectedCall('geocoder');
  expect(await figures()).toMatch(/^silene_outbound_calls_total\{service="geocoder",outcome="\w+"\} 1$/m);
});

describe('an alert of docs/operations.md', () => {
  const [, section = ''] = /\n## Alerts\n(.*?)\n## /s.exec(readFileSync('docs/operations.md', 'utf8')) ?? [];
  const alerts = [...section.matchAll(/^\| ([^|]+) \| `([^`]*silene_[^`]*)` \|/gm)].map(
    ([, name = '', expression = '']) => [name, expression] as const,
  );
  const labels = new Map<string, readonly string[]>([
    ...Object.values(COUNTERS).map((metric) => [metric.name, metric.labels] as const),
    ...readings.map(({ name, label }) => [name, [label]] as const),
  ]);

  test('has a complete expression, wherever one of our metrics is named', () => {
    expect(alerts.length).toBeGreaterThanOrEqual(5);
    expect(section.match(/^\|.*silene_/gm)).toHaveLength(alerts.length);
  });

  test.each(alerts)('compares metrics that exist: %s', (_, expression) => {
    for (const [, name = '', selectors = ''] of expression.matchAll(/(silene_\w+)(?:\{([^}]*)\})?/g)) {
      expect([...labels.keys()]).toContain(name);
      const named = [...selectors.matchAll(/(\w+)(?:=|!=|=~|!~)"/g)].map(([, label]) => label);
      expect(labels.get(name)).toEqual(expect.arrayContaining(named));
    }
    expect(expression.replaceAll(/\{[^}]*\}/g, '')).toMatch(/ (?:[<>]=?|==|!=) [\d.]+$/);
  });
});

test('they are served on this machine alone, and nothing else is', async () => {
  server = serveFigures(0, async () => 'figures\n');
  await new Promise((resolve) => server?.once('listening', resolve));
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const [figures, other] = await Promise.all(['/metrics', '/'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)));
  expect([figures?.status, await figures?.text(), other?.status]).toEqual([200, 'figures\n', 404]);
});

test('a port that is taken is said, and is no more than that', async () => {
  const { expectConsole } = await import('../../setup/console.ts');
  const said = expectConsole('error', /^\[metrics\] .*EADDRINUSE/);
  server = http.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  serveFigures((server.address() as AddressInfo).port, async () => '');
  await expect.poll(() => said.length).toBe(1);
});
