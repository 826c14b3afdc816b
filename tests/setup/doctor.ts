import path from 'node:path';
import { parseEnv } from '../../lib/platform/env.ts';
import type { Check, DoctorContext } from '../../packages/tools/lib/doctor/check.ts';
import { fromExample } from '../../packages/tools/lib/settings.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');

/** The input of the doctor's checks: the example's settings, with these changes. */
export function contextWith(changes: Record<string, string> = {}, now = () => NOW): DoctorContext {
  const { values, ports } = fromExample({});
  const changed = { ...values, ...changes };
  return { values: changed, ports, env: parseEnv(changed), root: path.resolve(import.meta.dirname, '../..'), now };
}

/** A check's findings as lines: `problem: it does not answer`. */
export async function linesOf(check: Check, context: DoctorContext): Promise<string[]> {
  return (await check.look(context)).map(({ level, says }) => `${level}: ${says}`);
}

/** Settings of publicly reachable sites, with nothing of the demonstration in them. */
export const PUBLIC = {
  SITE_URL_FR: 'https://www.silene.test',
  SITE_URL_BE: 'https://be.silene.test',
  SITE_URL_TN: 'https://tn.silene.test',
  SHOPIFY_STORE_DOMAIN: 'https://silene.myshopify.test',
  SHOPIFY_STOREFRONT_TOKEN: '1f0e2d3c4b5a69788796a5b4c3d2e1f0',
  SHOPIFY_CLIENT_ID: '5d4c3b2a19080f0e0d0c0b0a99887766',
  SHOPIFY_CLIENT_SECRET: '66778899a0b0c0d0e0f00809a1b2c3d4',
  SHOPIFY_MULTIPASS_SECRET: '0a1b2c3d4e5f60718293a4b5c6d7e8f9',
  SHOPIFY_CUSTOMER_CLIENT_SECRET: '',
  PRISMIC_API_ENDPOINT: '',
  OIDC_ISSUER: 'https://id.silene.test',
  OIDC_CLIENT_SECRET: '9f8e7d6c5b4a39281706f5e4d3c2b1a0',
  SMTP_URL: 'smtps://silene:password@mail.silene.test',
  MAIL_FROM: 'Silène <bonjour@silene.test>',
  CONTACT_MAILBOX: 'contact@silene.test',
  VIGILANCE_MAILBOX: 'vigilance@silene.test',
  CAREERS_MAILBOX: 'emploi@silene.test',
  RETURNS_MAILBOX: 'retours@silene.test',
  PRIVACY_MAILBOX: 'donnees@silene.test',
  TAG_MANAGER_URL: '',
  SUPPORT_WIDGET_URL: '',
  MAP_TILES_URL: '',
  PRICE_HISTORY_FILE: '',
  REVIEWS_FILE: '',
  STORE_DIR: '/var/lib/silene',
  TRUSTED_PROXY_HOPS: '1',
  AUTH_SECRET: 'kq3Jr9Xw2Lm7Tz5Vb8Nc4Pd6Qf1Gh0Ys-a',
  FORMS_SECRET: 'Zx8Cv6Bn4Mq2Wl1Ke3Jr5Ht7Gy9Fu0Ds-b',
  OPS_TOKEN: 'Po9Iu7Yt5Re3Wq1La2Ks4Jd6Hf8Gm0Nb-c',
  PRISMIC_WEBHOOK_SECRET: 'Mn1Bv3Cx5Zl7Kj9Hg2Fd4Sa6Po8Iu0Yt-d',
  SHOPIFY_WEBHOOK_SECRET: 'Qa2Ws4Ed6Rf8Tg1Yh3Uj5Ik7Ol9Pm0Nb-e',
};
