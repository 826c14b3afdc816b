import { createWriter } from '../../packages/tools/lib/prismic/write-client.ts';
import { WHOLE } from '../fixtures/gate.ts';
import { linkIn, mailsTo, mailTo, oneClickIn } from '../fixtures/inbox.ts';
import { pathOf, settings, siteOf } from '../fixtures/places.ts';
import { expect, listening, test } from '../fixtures/test.ts';
import { wordsOf } from '../fixtures/words.ts';
import { newEmail } from '../screens/checkout.ts';
import { scriptsOff } from '../screens/no-script.ts';
import { panelOf } from '../screens/sending.ts';

const { values, ports } = settings;
const service = `http://127.0.0.1:${ports.SANDBOX_PRISMIC_PORT}`;

/** Publishes job offers for the first time, together: at Die, of the first category, since they name none. */
async function publishOffers(lang: string, titles: readonly string[]): Promise<void> {
  const writer = createWriter({
    repository: values.PRISMIC_REPOSITORY ?? '',
    writeToken: values.PRISMIC_WRITE_TOKEN || 'silene-write-token',
    readToken: values.PRISMIC_ACCESS_TOKEN,
    documentEndpoint: `${service}/api/v2`,
    assetEndpoint: service,
    migrationEndpoint: service,
  });
  for (const title of titles) {
    await writer.createDocument({
      title,
      type: 'job_offer',
      uid: crypto.randomUUID(),
      lang,
      tags: [],
      data: { title, locality: 'Die' },
    });
  }
  await writer.publish();
}

for (const [market, script] of [
  ['fr-fr', true],
  ['nl-be', false],
] as const) {
  const t = wordsOf(market);

  test.describe(`${market}, ${script ? 'with' : 'without'} script`, { tag: WHOLE }, () => {
    test.use({ market, javaScriptEnabled: script });
    test.beforeEach(({ quiet }) => {
      if (!script) quiet.allow(scriptsOff);
    });

    test('the filters of the list become an alert: new offers come in one mail, until it is left', async ({
      page,
      sandbox,
    }) => {
      test.setTimeout(60_000);
      await sandbox.reset();
      const email = newEmail();
      await page.goto(`${siteOf(market)}${pathOf(market, '/job-offers/list')}?category=production&place=die`);
      const section = page.locator('#job-alert');
      await expect(section.getByRole('listitem')).toContainText([t('careers.categories.production'), /Die/]);
      if (script) await listening(page);
      await section.getByLabel(t('forms.jobs.email'), { exact: true }).fill(email);
      await section.getByRole('button', { name: t('forms.jobs.submit') }).click();
      if (!script) {
        await page
          .getByRole('main')
          .getByRole('button', { name: t('forms.link.submission-confirm.action') })
          .click();
      }
      await expect(panelOf(page.getByRole('main'))).toContainText(t('forms.jobs.done'));
      const question = await mailTo(email);
      expect(question.text).toContain(t('careers.categories.production'));
      await page.goto(linkIn(question, 'jobs-confirm'));
      await page
        .getByRole('main')
        .getByRole('button', { name: t('forms.link.jobs-confirm.action') })
        .click();
      await expect(panelOf(page.getByRole('main'))).toContainText(t('forms.link.jobs-confirm.done'));

      const titles = ['Conducteur de ligne alpha', 'Conductrice de ligne bêta'];
      await publishOffers(market, titles);
      const news = await mailTo(email, titles[0]);
      for (const title of titles) expect(news.text).toContain(title);
      await page.goto(/https?:\S+\?category=production\S*/.exec(news.text)?.[0] ?? '');
      await expect(page.getByRole('heading', { level: 1, name: t('careers.title') })).toBeVisible();

      expect(oneClickIn(news)).toContain('/api/leave?t=jobs-leave.');
      await page.goto(linkIn(news, 'jobs-leave'));
      await page
        .getByRole('main')
        .getByRole('button', { name: t('forms.link.jobs-leave.action') })
        .click();
      await expect(panelOf(page.getByRole('main'))).toContainText(t('forms.link.jobs-leave.done'));
      expect(await mailsTo(email)).toHaveLength(2);
    });
  });
}
