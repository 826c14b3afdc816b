import { type Html, html } from '../../checkout/html.ts';
import type { StoredDocument } from '../types.ts';
import type { Sites } from './document-page.ts';
import { MODULES } from './simulator-modules.ts';

/** Address of the simulator on the site of the document's market, in its language; undefined without such a site. */
export function simulatorOf({ lang }: StoredDocument, sites: Sites): URL | undefined {
  const site = sites[`SITE_URL_${lang.split('-')[1]?.toUpperCase()}`];
  return site ? new URL(`/slice-simulator?lang=${lang}`, site) : undefined;
}

export const simulatorPart = (simulator: URL): Html => html`<section class="simulator" aria-labelledby="simulator">
<h2 id="simulator">The slices, as the site draws them</h2>
<p class="hint" id="simulator-state" role="status"></p>
<iframe title="Slices on the site" data-simulator="${simulator.href}"></iframe></section>`;

/**
 * Sends the slices to the simulator by Prismic's protocol: at first, whenever a control changes, and scrolls to the slice
 * whose control has the focus. The server reads the form, so that slices are made in one place.
 */
export const SIMULATOR_SCRIPT = `(async () => {
  const frame = document.querySelector('[data-simulator]');
  const form = document.querySelector('[data-document]');
  const state = document.getElementById('simulator-state');
  if (!frame || !form) return;
  const { SimulatorClient } = await import('${MODULES}SimulatorClient.js');
  const client = new SimulatorClient(frame);
  const connected = client.connect();
  frame.src = frame.dataset.simulator;
  await connected;
  let last = 0;
  const show = async () => {
    const turn = ++last;
    const body = new FormData(form);
    body.set('intent', 'simulate');
    const answer = await fetch(form.action, { method: 'POST', body });
    if (turn !== last) return;
    state.textContent = answer.ok ? '' : 'This text cannot be shown as it is.';
    if (answer.ok) await client.setSliceZone(await answer.json());
  };
  let timer;
  form.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(show, 300);
  });
  form.addEventListener('focusin', ({ target }) => {
    const slice = target.closest('[data-slice]');
    if (slice) client.scrollToSlice({ sliceIndex: Number(slice.dataset.slice), block: 'nearest' });
  });
  await show();
})().catch((error) => {
  document.getElementById('simulator-state').textContent = 'The site does not answer: ' + error.message;
});
`;
