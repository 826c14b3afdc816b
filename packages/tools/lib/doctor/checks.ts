import { antivirus } from './antivirus.ts';
import { build } from './build.ts';
import type { Check } from './check.ts';
import { content } from './content.ts';
import { database } from './database.ts';
import { demonstration } from './demonstration.ts';
import { editing } from './editing.ts';
import { geocoder } from './geocoder.ts';
import { identity } from './identity.ts';
import { brevo, mail } from './mail.ts';
import { models } from './models.ts';
import { addresses, clock } from './outside.ts';
import { redis } from './redis.ts';
import { secrets } from './secrets.ts';
import { settings } from './settings.ts';
import { admin, definitions, payment, shop, subscriptions } from './shop.ts';
import { shopData } from './shop-data.ts';
import { delivery } from './shop-delivery.ts';
import { scopes } from './shop-scopes.ts';
import { preview, site } from './site.ts';
import { store } from './store.ts';
import { tags } from './tags.ts';
import { telemetry } from './telemetry.ts';
import { node, packages } from './versions.ts';
import { webVitals } from './web-vitals.ts';
import { contentWebhook, shopWebhook } from './webhooks.ts';

/** All checks of the doctor, from this machine outwards. */
export const checks: readonly Check[] = [
  node,
  packages,
  settings,
  build,
  secrets,
  store,
  database,
  redis,
  site,
  addresses,
  clock,
  content,
  models,
  demonstration,
  editing,
  preview,
  contentWebhook,
  shop,
  scopes,
  admin,
  definitions,
  shopData,
  delivery,
  payment,
  subscriptions,
  shopWebhook,
  identity,
  mail,
  brevo,
  antivirus,
  geocoder,
  tags,
  telemetry,
  webVitals,
];
