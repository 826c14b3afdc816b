import type { Server } from 'node:http';
import path from 'node:path';
import sharp from 'sharp';
import { tooMany as tooManyPoints } from './accounts/api.ts';
import { createAccounts } from './accounts/service.ts';
import { tooMany } from './brevo/errors.ts';
import { createBrevo } from './brevo/service.ts';
import { createControl } from './control/control.ts';
import { createFaults, withFaults } from './control/faults.ts';
import {
  accountOperation,
  brevoOperation,
  contentOperation,
  graphqlOperation,
  identityOperation,
} from './control/operation.ts';
import { type Handler, serve } from './http.ts';
import { readDemonstration } from './identity/demonstration.ts';
import { createIdentity } from './identity/service.ts';
import { createImages } from './images/handler.ts';
import { openInbox } from './mail/inbox.ts';
import { type Letter, postLetter } from './mail/letter.ts';
import { startMail } from './mail/smtp.ts';
import { createEditor, isEditor } from './prismic/editor/handler.ts';
import { uploadsIn } from './prismic/repository/open.ts';
import { createContent } from './prismic/service.ts';
import { settings } from './settings.ts';
import { loadCatalogue } from './shopify/catalogue/load.ts';
import { type Commerce, createCommerce } from './shopify/service.ts';
import { openState } from './shopify/state.ts';
import { videoResponse } from './shopify/videos.ts';
import { createTags } from './tags/tags.ts';
import { createTiles } from './tiles/tiles.ts';

const { host, ports, stateDir, contentDir, sites } = settings;
const contentOrigin = `http://${host}:${ports.content}`;
const artDir = path.join(contentDir, 'art');
const filmsDir = path.join(contentDir, 'films');
const images = createImages({ artDir, uploadsDir: uploadsIn(stateDir), cacheDir: path.join(stateDir, 'images') });
// Images and the editor are excluded from faults: they have separate hosts, which stay available when an API is down.
const faults = createFaults();
const inbox = openInbox(stateDir);
/** How often the shop looks for mails that are due. */
const DUE_MS = 30_000;
const stateFile = (name: string) => path.join(stateDir, name);

async function measure(src: string) {
  const size = await sharp(path.join(artDir, src)).metadata();
  return { width: size.width, height: size.height };
}

/** Customer accounts are on the shop's own domain. */
function openAccounts(commerce: Commerce) {
  const { customerClient: client, customerTokenSeconds: accessTokenSeconds } = settings;
  return createAccounts({
    commerce,
    inbox,
    client,
    origin: `http://${host}:${ports.commerce}`,
    sites,
    accessTokenSeconds,
    file: stateFile('accounts.json'),
  });
}

async function startCommerce() {
  const catalogue = await loadCatalogue(path.join(contentDir, 'shop'), (src) => measure(src).catch(() => null));
  const webhooks = { ...settings.shopWebhooks, file: stateFile('shop-webhooks.json') };
  const { multipassSecret, app } = settings;
  const state = openState(stateFile('commerce.json'));
  const from = { name: catalogue.shop.name, address: 'boutique@silene.example' };
  const post = (letter: Letter) => void postLetter(inbox, from, letter).catch(console.error);
  const commerce = createCommerce({ catalogue, state, sites, webhooks, multipassSecret, app, post });
  setInterval(commerce.sendDue, DUE_MS).unref();
  const faulty = withFaults(commerce.handle, { service: 'commerce', faults, operationOf: graphqlOperation });
  const accounts = openAccounts(commerce);
  const faultyAccounts = withFaults(accounts.handle, {
    service: 'accounts',
    faults,
    operationOf: accountOperation,
    tooMany: ({ retryAfter }) => tooManyPoints(retryAfter),
  });
  const handler: Handler = async (request) =>
    (await images(request, 'shopify')) ??
    (await videoResponse(request, filmsDir)) ??
    (accounts.owns(request) ? faultyAccounts(request) : faulty(request));
  const server = await serve(handler, { name: 'Commerce service', host, port: ports.commerce });
  return { ...commerce, accounts, server };
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

async function startBrevo() {
  const brevo = createBrevo({ inbox, apiKey: settings.brevoKey, file: stateFile('brevo.json') });
  const handler = withFaults(brevo.handle, { service: 'brevo', faults, operationOf: brevoOperation, tooMany });
  const server = await serve(handler, { name: 'Stand-in of Brevo', host, port: ports.brevo });
  return { ...brevo, server };
}

async function startIdentity() {
  const { oidcClient: client, accessTokenSeconds } = settings;
  const demonstration = await readDemonstration(path.join(contentDir, 'shop/customers.json'));
  const issuer = `http://${host}:${ports.identity}`;
  const file = stateFile('identity.json');
  const identity = createIdentity({ issuer, client, sites, demonstration, accessTokenSeconds, file });
  const handler = withFaults(identity.handle, { service: 'identity', faults, operationOf: identityOperation });
  const server = await serve(handler, { name: 'Identity provider', host, port: ports.identity });
  return { ...identity, server };
}

function close(server: Server | undefined) {
  server?.close();
  server?.closeAllConnections();
}

/** Starts all services, or those named on the command line. */
async function start() {
  const wanted = process.argv.slice(2);
  const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);
  const commerce = isWanted('commerce') ? await startCommerce() : null;
  const content = isWanted('content') ? await startContent() : null;
  const mail = isWanted('mail') ? await startMail({ host, port: ports.mail, stateDir, faults, inbox }) : null;
  const brevo = isWanted('brevo') ? await startBrevo() : null;
  const identity = isWanted('identity') ? await startIdentity() : null;
  const editorUrl = content && `${contentOrigin}/editor`;
  const desks = { inbox, tags: createTags(), tiles: createTiles() };
  const control = createControl({
    commerce,
    accounts: commerce?.accounts,
    content,
    brevo,
    identity,
    ...desks,
    faults,
    editorUrl,
  });
  const desk = await serve(control, { name: 'Control page', host, port: ports.control });
  const stop = () => {
    commerce?.state.flush();
    commerce?.webhooks.stop();
    content?.webhooks.stop();
    void mail?.close();
    for (const server of [desk, commerce?.server, content?.server, brevo?.server, identity?.server]) close(server);
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
