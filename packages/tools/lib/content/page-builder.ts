import type { Page } from '@playwright/test';
import type { MockSlice } from './mocks.ts';

/** A page with the simulator in a frame, and Prismic's own client of its protocol, which the embedded editor serves. */
const host = (simulator: string) => `<!doctype html><html lang="en"><title>A page builder</title>
<body style="margin:0"><iframe title="Simulator" style="width:100vw;height:100vh;border:0;display:block"></iframe>
<script type="module">
import { SimulatorClient } from '/editor/simulator/SimulatorClient.js';
const frame = document.querySelector('iframe');
window.active = null;
window.simulator = new SimulatorClient(frame, {
  setActiveSlice: (request, response) => { window.active = request.data; return response.success(); },
});
window.connected = window.simulator.connect({ activeSliceAPI: true }).then(() => true);
frame.src = ${JSON.stringify(simulator)};
</script>`;

type Sent = { setSliceZone: MockSlice[]; scrollToSlice: { sliceIndex: number } };

/**
 * Shows the simulator as Prismic's page builder does, in a browser page of Playwright.
 * @param service origin of the embedded content service, which may frame the simulator
 * @param simulator address of the simulator
 */
export async function openPageBuilder(page: Page, service: string, simulator: string) {
  // In a document of the service: a browser does not let one of nowhere frame what is on the loopback interface.
  await page.goto(`${service}/editor/simulator/SimulatorClient.js`);
  await page.setContent(host(simulator), { waitUntil: 'commit' });
  await page.waitForFunction(() => Reflect.get(window, 'connected'));
  await page.evaluate(() => Reflect.get(window, 'connected'));
  const frame = page.frameLocator('iframe');
  return {
    slices: frame.locator('[data-slice-zone] > *'),
    send: <T extends keyof Sent>(request: T, data: Sent[T]): Promise<unknown> =>
      page.evaluate(([name, sent]) => Reflect.get(window, 'simulator')[name](sent), [request, data] as const),
    /** The slice under the pointer, as the simulator reports it. */
    active: (): Promise<{ index: number; sliceID: string } | null> =>
      page.evaluate(() => Reflect.get(window, 'active')),
  };
}
