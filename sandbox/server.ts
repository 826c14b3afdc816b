import path from 'node:path';
import sharp from 'sharp';
import { createControl } from './control/control.ts';
import { createFaults, withFaults } from './control/faults.ts';
import { contentOperation, graphqlOperation } from './control/operation.ts';
import { type Handler, serve } from './http.ts';
import { createImages } from './images/handler.ts';
import { createEditor, isEditor } from './prismic/editor/handler.ts';
import { uploadsIn } from './prismic/repository/open.ts';
import { createContent } from './prismic/service.ts';
import { settings } from './settings.ts';
import { loadCatalogue } from './shopify/catalogue/load.ts';
import { createCommerce } from './shopify/service.ts';
import { openState } from './shopify/state.ts';

const { host, ports, stateDir, contentDir, sites } = settings;
const contentOrigin = `http://${host}:${ports.content}`;
const artDir = path.join(contentDir, 'art');
const images = createImages({ artDir, uploadsDir: uploadsIn(stateDir), cacheDir: path.join(stateDir, 'images') });
// Pictures and the editor are outside the faults: they have hosts of their own, which stay up when an API is down.
const faults = createFaults();

async function measure(src: string) {
  const size = await sharp(path.join(artDir, src)).metadata();
  return { width: size.width, height: size.height };
}

async function startCommerce() {
  const catalogue = await loadCatalogue(path.join(contentDir, 'shop'), (src) => measure(src).catch(() => null));
  const commerce = createCommerce({ catalogue, state: openState(path.join(stateDir, 'commerce.json')), sites });
  const faulty = withFaults(commerce.handle, { service: 'commerce', faults, operationOf: graphqlOperation });
  const handler: Handler = async (request) => (await images(request, 'shopify')) ?? faulty(request);
  const server = await serve(handler, { name: 'Commerce service', host, port: ports.commerce });
  return { ...commerce, server };
}

async function startContent() {
  const content = await createContent({ ...settings, origin: contentOrigin });
  const editor = createEditor({ ...content, sites });
  const faulty = withFaults(content.handle, { service: 'content', faults, operationOf: contentOperation });
  const handler: Handler = async (request) =>
    (await images(request, 'imgix')) ?? (isEditor(request) ? editor(request) : faulty(request));
  const server = await serve(handler, { name: 'Content service', host, port: ports.content });
  return { ...content, server };
}

/** All of them, or those named on the command line. */
async function start() {
  const wanted = process.argv.slice(2);
  const commerce = wanted.length === 0 || wanted.includes('commerce') ? await startCommerce() : null;
  const content = wanted.length === 0 || wanted.includes('content') ? await startContent() : null;
  const control = createControl({ commerce, content, faults, editorUrl: content && `${contentOrigin}/editor` });
  const desk = await serve(control, { name: 'Control page', host, port: ports.control });
  const stop = () => {
    commerce?.state.flush();
    content?.webhooks.stop();
    for (const server of [desk, commerce?.server, content?.server]) {
      server?.close();
      server?.closeAllConnections();
    }
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

try {
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
