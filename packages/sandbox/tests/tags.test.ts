import { type HTMLElement, Window } from 'happy-dom';
import { beforeEach, expect, it, test } from 'vitest';
import { createControl } from '../control/control.ts';
import { createFaults } from '../control/faults.ts';
import { SUPPORT, TAG_MANAGER } from '../tags/scripts.ts';
import { createTags } from '../tags/tags.ts';

let ask: (address: string, init?: RequestInit) => Promise<Response>;
beforeEach(() => {
  const tags = createTags(() => new Date('2026-11-21T09:00:00Z'));
  const control = createControl({ commerce: null, content: null, tags, faults: createFaults() });
  ask = (address, init) => control(new Request(`http://desk.test${address}`, init));
});

/** A separate page in which scripts run. */
function openPage() {
  const window = new Window({
    settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true },
  });
  return { window, document: window.document, run: (script: string) => window.eval(script) };
}

test.each(['/tags/gtm.js?id=GTM-SILENE', '/tags/support.js'])(
  '%s is a script for every site, and is written down',
  async (address) => {
    const response = await ask(address, { headers: { referer: 'http://fr.localhost:3000/' } });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    expect(await (await ask('/tags/requests')).json()).toEqual([
      { path: address, at: '2026-11-21T09:00:00.000Z', referer: 'http://fr.localhost:3000/' },
    ]);
  },
);

it('forgets who asked when told, by DELETE or by the reset', async () => {
  for (const [path, method] of [
    ['/tags/requests', 'DELETE'],
    ['/control/reset', 'POST'],
  ] as const) {
    await ask('/tags/gtm.js');
    expect(await (await ask('/')).text()).toContain('/tags/gtm.js');
    await ask(path, { method });
    expect(await (await ask('/tags/requests')).json()).toEqual([]);
  }
});

test.each(['/tags', '/tags/other.js'])('there is no %s', async (address) => {
  expect((await ask(address)).status).toBe(404);
});

it('the tag manager shows what dataLayer holds and what is pushed later', () => {
  const { window, run } = openPage();
  run(`function gtag() { dataLayer.push(arguments); }
    dataLayer = [{ event: 'before' }]; gtag('consent', 'default', { ad_storage: 'denied' });`);
  run(TAG_MANAGER);
  run(TAG_MANAGER);
  run(`dataLayer.push({ event: 'after' }); gtag('consent', 'update', { ad_storage: 'granted' });`);
  expect(JSON.parse(String(run('JSON.stringify(window.__tags)')))).toEqual([
    { event: 'before' },
    ['consent', 'default', { ad_storage: 'denied' }],
    { event: 'after' },
    ['consent', 'update', { ad_storage: 'granted' }],
  ]);
  expect(run('dataLayer.length')).toBe(4);
  window.close();
});

it('the support button is there once, and opens its sentence', () => {
  const { window, document, run } = openPage();
  run(SUPPORT);
  run(SUPPORT);
  const buttons = document.querySelectorAll('aside[aria-label] button');
  expect(buttons).toHaveLength(1);
  const [button] = [...buttons] as HTMLElement[];
  const text = document.getElementById(button?.getAttribute('aria-controls') ?? '') as HTMLElement | null;
  expect([button?.textContent, button?.getAttribute('aria-expanded'), text?.hidden]).toEqual([
    'Support (demonstration)',
    'false',
    true,
  ]);
  button?.click();
  expect([button?.getAttribute('aria-expanded'), text?.hidden]).toEqual(['true', false]);
  window.close();
});
