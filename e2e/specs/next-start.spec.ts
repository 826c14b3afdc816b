import { ALL_ROUTES, isRouteIn } from '../../lib/platform/i18n/routes.ts';
import { chromiumFlags, findTestChromium } from '../../packages/tools/lib/chromium.ts';
import { exchange } from '../../packages/tools/lib/exchange.ts';
import { DESKTOP, WHOLE } from '../fixtures/gate.ts';
import { ownPort, ownProcess } from '../fixtures/own-process.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { payAs } from '../screens/account.ts';
import { newEmail } from '../screens/checkout.ts';
import * as walk from '../screens/circle-walk.ts';
import { formsIn } from '../screens/forms.ts';
import { chooseFiles, expectMails, fillIn, send, thanksOf } from '../screens/sending.ts';
import { accountLink, newPerson, signOutButton } from '../screens/sign-in.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const { host } = new URL(siteOf(market));
const port = ownPort('next start', settings);

test.use({
  market,
  // The browser resolves the site's host name to the other process.
  launchOptions: {
    executablePath: findTestChromium() ?? undefined,
    args: [...chromiumFlags, `--host-resolver-rules=MAP ${host} 127.0.0.1:${port}`],
  },
});

test('without its own server the site has every page, form, sign-in and purchase', { tag: [WHOLE, DESKTOP] }, async ({
  page,
  context,
  open,
}) => {
  test.setTimeout(180_000);
  const own = await ownProcess(settings, 'next start');
  try {
    await test.step('pages', async () => {
      const routes = ALL_ROUTES.filter((route) => isRouteIn(route, market) && !/\[(?!\[)/.test(route));
      for (const route of routes) {
        const { status } = await exchange({ port, host, path: pathOf(market, route) });
        expect(status, route).toBe(route.startsWith('/my-account') ? 307 : 200);
      }
      expect((await exchange({ port, host, path: '/nulle-part' })).status).toBe(404);
    });

    await test.step('a form with files', async () => {
      const [form] = formsIn(market).filter(({ name }) => name === 'contact');
      if (!form) throw new Error('there is no contact form');
      const email = newEmail();
      await page.goto(siteOf(market) + form.path);
      await chooseFiles(page, form);
      await fillIn(page, form, email);
      await send(page, form);
      await expect(thanksOf(form.around(page), t)).toBeFocused();
      await expectMails(form, email);
    });

    await test.step('an account and a purchase', async () => {
      const visit = { page, context, open, market, t, person: newPerson() } as const;
      await walk.register(visit);
      await walk.followOrder(visit, await payAs(visit));
      await open('/my-account');
      await signOutButton(page, t).click();
      await expect(accountLink(page, t, 'signIn')).toBeVisible();
    });

    await test.step('a scheduler works the queue off', async () => {
      const headers = { authorization: `Bearer ${settings.values.OPS_TOKEN}` };
      const { status, body } = await exchange({ port, host, path: '/api/ops/work', headers });
      expect([status, body.toString()]).toEqual([200, '{"more":false}']);
    });
    // No requests are left when the process stops.
    await page.goto('about:blank');
  } finally {
    await own.close();
  }
});
