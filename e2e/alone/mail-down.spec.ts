import { call } from '../../packages/tools/lib/resilience/form-client.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { mailsTo } from '../fixtures/inbox.ts';
import { settings, siteOf } from '../fixtures/places.ts';
import { expect, test } from '../fixtures/test.ts';
import { newEmail } from '../screens/checkout.ts';
import { formIn } from '../screens/forms.ts';
import { chooseFiles, expectMails, fillIn, panelOf, sendButton } from '../screens/sending.ts';

type Line = { form: string; state: string; attempts: number };

/** The pending mails that the operator sees with `npm run ops outbox`. */
async function waiting(): Promise<Line[]> {
  const headers = { authorization: `Bearer ${settings.values.OPS_TOKEN}`, 'content-type': 'application/json' };
  const body = new TextEncoder().encode('{}');
  const answer = await call(settings, siteOf('fr-fr'), '/api/ops/outbox', { method: 'POST', body, headers });
  const { lines } = JSON.parse(answer.text) as { lines: Line[] };
  return lines.filter(({ form }) => form === 'contact');
}

test('a mail service that is down: thanks at once, mails afterwards, each once', { tag: WHOLE }, async ({
  page,
  sandbox,
  open,
}) => {
  test.setTimeout(60_000);
  const form = formIn('fr-fr', 'contact');
  const around = form.around(page);
  const email = newEmail();
  await open('/contact');
  await sandbox.fault({ service: 'mail', kind: 'down' });
  await fillIn(page, form, email);
  await chooseFiles(page, form);
  await sendButton(around, form).click();
  await expect(panelOf(around)).toBeFocused();
  await expect
    .poll(async () => (await waiting()).filter(({ state, attempts }) => state === 'waiting' && attempts > 0).length)
    .toBe(2);
  expect(await mailsTo(email)).toEqual([]);
  await sandbox.clearFaults();
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  await expectMails(form, email);
});
