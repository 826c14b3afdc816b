import { createHmac } from 'node:crypto';
import { secretsIn } from '../../../../lib/platform/secret.ts';
import { WEBHOOK_PATH } from '../../../../lib/services/shopify/webhook.ts';
import { askSite, notRunning, type SiteResponse } from './ask-site.ts';
import { type Check, type DoctorContext, type Finding, ok, problem, warning } from './check.ts';

type Hook = {
  name: 'PRISMIC_WEBHOOK_SECRET' | 'SHOPIFY_WEBHOOK_SECRET' | 'SHOPIFY_CLIENT_SECRET';
  path: string;
  whose: string;
};

function judgeHook(context: DoctorContext, { name, path, whose }: Hook, answer: SiteResponse | null): Finding[] {
  if (!answer) return notRunning(path);
  const address = `${context.env.SITE_URL_FR}${path}`;
  if (answer.status === 200) return [ok(`a call with our secret is taken; ${whose} calls ${address}`)];
  if (answer.status === 401)
    return [
      problem(
        `a call with ${name} is refused`,
        'the running site has another secret: start it again, and tell it to the service',
      ),
    ];
  return [problem(`${path} answers ${answer.status}: ${answer.text.slice(0, 100)}`, 'see the log of the site')];
}

export const contentWebhook: Check = {
  area: 'content webhook',
  async look(context) {
    const { PRISMIC_WEBHOOK_SECRET: secret } = context.env;
    if (!secret)
      return [warning('PRISMIC_WEBHOOK_SECRET is empty', 'set one: without it what is published shows after minutes')];
    // What the service itself sends for its "trigger it" button; it names no document, so nothing is revalidated.
    const body = JSON.stringify({ type: 'test-trigger', secret, documents: [] });
    const answer = await askSite(context, {
      path: '/api/revalidate',
      body,
      headers: { 'content-type': 'application/json' },
    });
    return judgeHook(context, { name: 'PRISMIC_WEBHOOK_SECRET', path: '/api/revalidate', whose: 'Prismic' }, answer);
  },
};

export const shopWebhook: Check = {
  area: 'shop webhook',
  async look(context) {
    const { SHOPIFY_WEBHOOK_SECRET, SHOPIFY_CLIENT_SECRET } = context.env;
    const [own] = secretsIn(SHOPIFY_WEBHOOK_SECRET);
    const secret = own ?? SHOPIFY_CLIENT_SECRET;
    if (!secret)
      return [
        warning(
          'SHOPIFY_CLIENT_SECRET and SHOPIFY_WEBHOOK_SECRET are empty',
          'set one: else prices and stock follow after a minute, alerts never',
        ),
      ];
    const name = own ? 'SHOPIFY_WEBHOOK_SECRET' : 'SHOPIFY_CLIENT_SECRET';
    const body = '{}';
    const headers = {
      'content-type': 'application/json',
      // A topic that the site ignores.
      'x-shopify-topic': 'shop/update',
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(body).digest('base64'),
    };
    const answer = await askSite(context, { path: WEBHOOK_PATH, body, headers });
    return judgeHook(context, { name, path: WEBHOOK_PATH, whose: 'Shopify' }, answer);
  },
};
