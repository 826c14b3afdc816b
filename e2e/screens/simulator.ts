import type { Page } from '@playwright/test';
import type { MockSlice } from '../../packages/tools/lib/content/mocks.ts';
import { settings } from '../fixtures/places.ts';

/** Where an editing tool may stand that shows the simulator: the embedded content service. */
export const service = `http://127.0.0.1:${settings.ports.SANDBOX_PRISMIC_PORT}`;
const HOST = `${service}/editor/host`;

const host = (simulator: string) => `<!doctype html><html lang="en"><title>A page builder</title>
<body style="margin:0"><iframe title="Simulator" style="width:100vw;height:95vh;border:0"></iframe><script type="module">
import { SimulatorClient } from '/editor/simulator/SimulatorClient.js';
const frame = document.querySelector('iframe');
window.active = null;
window.simulator = new SimulatorClient(frame, {
  setActiveSlice: (request, response) => { window.active = request.data; return response.success(); },
});
window.connected = window.simulator.connect({ activeSliceAPI: true });
frame.src = ${JSON.stringify(simulator)};
</script>`;

type Sent = { setSliceZone: MockSlice[]; scrollToSlice: { sliceIndex: number } };

/** A page that shows the simulator as Prismic's page builder does, and speaks its protocol by Prismic's own client. */
export async function builderOf(page: Page, simulator: string) {
  await page.route(HOST, (route) => route.fulfill({ contentType: 'text/html', body: host(simulator) }));
  await page.goto(HOST, { waitUntil: 'commit' });
  await page.evaluate(() => Reflect.get(window, 'connected'));
  const frame = page.frameLocator('iframe');
  return {
    zone: frame.locator('[data-slice-zone]'),
    slices: frame.locator('[data-slice-zone] > *'),
    send: <T extends keyof Sent>(request: T, data: Sent[T]) =>
      page.evaluate(([name, sent]) => Reflect.get(window, 'simulator')[name](sent), [request, data] as const),
    /** The slice under the pointer, as the simulator reports it. */
    active: (): Promise<{ index: number; sliceID: string } | null> =>
      page.evaluate(() => Reflect.get(window, 'active')),
  };
}
