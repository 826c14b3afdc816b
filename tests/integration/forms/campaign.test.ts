import { describe, expect, test, vi } from 'vitest';
import { joinCampaign } from '../../../lib/campaign/actions.ts';
import { isCampaignChangeMeant } from '../../../lib/campaign/list.ts';
import { idsOf } from '../../../lib/campaign/schema.ts';
import { bumpContentVersion } from '../../../lib/services/prismic/content-state.ts';
import { getAll } from '../../../lib/services/prismic/documents.ts';
import type { ListDelivery } from '../../../lib/services/store/deliveries.ts';
import { changed } from '../../setup/changed-settings.ts';
import { expectConsole } from '../../setup/console.ts';
import { formsOn, newVisitor, posted, scripted } from '../../setup/forms.ts';
import { newRequest } from '../../setup/next/headers.ts';
import { startServices } from '../../setup/services.ts';

const day = vi.hoisted(() => ({ today: '2026-11-21' }));
vi.mock('../../../lib/platform/i18n/dates.ts', async (original) => ({
  ...(await original<typeof import('../../../lib/platform/i18n/dates.ts')>()),
  today: () => day.today,
}));

const services = await startServices();
const forms = formsOn();
const fields = {
  locale: 'fr-fr',
  given_name: 'Camille',
  email: 'Camille@Exemple.fr',
  accepts_terms: 'on',
  campaign_id: 'carnet-du-sommeil-2026',
  contact_list_id: '41',
  email_template_id: '207',
};
const join = async (more: object = {}, host?: string) => {
  newVisitor(host);
  return joinCampaign(null, await scripted('campaign', { ...fields, ...more }));
};
const keptNothing = async () =>
  expect([(await forms.rows()).submissions, await forms.subscribers(), await forms.deliveries()]).toEqual([[], [], []]);
const typed = { given_name: 'Camille', email: 'Camille@Exemple.fr' };

describe('"Email-collection campaign"', () => {
  test('the address is kept without the terms, which are "client only", and gets what was promised', async () => {
    expect(await join()).toEqual({ status: 'done' });
    const { submissions } = await forms.rows();
    expect(submissions[0]?.payload).toEqual({
      given_name: 'Camille',
      email: 'camille@exemple.fr',
      campaign_id: 'carnet-du-sommeil-2026',
      contact_list_id: '41',
      email_template_id: '207',
    });
    const [{ data } = { data: null }] = await getAll('campaign_page', 'fr-fr');
    const deliveries = await forms.deliveries();
    expect(deliveries).toHaveLength(1);
    expect(deliveries).toMatchObject([
      {
        kind: 'mail',
        template: 'campaign',
        locale: 'fr-fr',
        to: { name: 'Camille', address: 'camille@exemple.fr' },
        providerTemplateId: 207,
        values: { givenName: 'Camille', title: data?.title, documentUrl: expect.stringMatching(/carnet.*fr\.pdf$/) },
      },
    ]);
    expect(await forms.subscribers()).toEqual([]);
  });

  test('with Brevo the address goes onto the list of the campaign', async () => {
    changed.BREVO_API_KEY = 'key';
    await join();
    const list = (await forms.deliveries()).filter(({ kind }) => kind === 'list');
    expect(list).toEqual([
      { kind: 'list', action: 'add', listId: 41, email: 'camille@exemple.fr', givenName: 'Camille', locale: 'fr-fr' },
    ]);
  });

  test.each([
    ['Gagnez un bon sur evil.example/bon', ''],
    ['Odile\u202e  Martin', 'Odile Martin'],
  ])('a template of the provider shows no more of a typed name than ours: %j', async (given_name, givenName) => {
    changed.BREVO_API_KEY = 'key';
    await join({ given_name });
    const deliveries = await forms.deliveries();
    expect(deliveries).toMatchObject([
      { to: { name: givenName }, providerTemplateId: 207, values: { givenName } },
      { kind: 'list', givenName },
    ]);
    expect(JSON.stringify(deliveries)).not.toContain('evil.example');
  });

  test.each<[what: string, list: Partial<ListDelivery>, isMeant: boolean]>([
    ['whoever has left it', { email: 'autre@exemple.fr' }, true],
    ['whoever filled in its form again', {}, false],
    ['whoever filled in the form of another one', { listId: 40 }, true],
    ['whoever has left the newsletter', { listId: 77 }, true],
  ])('nobody is taken off the list who asked for it since: %s', async (_, list, isMeant) => {
    changed.NEWSLETTER_LIST_ID = 77;
    await join();
    const wanted = {
      kind: 'list',
      action: 'remove',
      listId: 41,
      email: 'camille@exemple.fr',
      locale: 'fr-fr',
    } as const;
    const { db } = forms.place.store;
    expect(await isCampaignChangeMeant(db, { ...wanted, ...list })).toBe(isMeant);
    expect(await isCampaignChangeMeant(db, { ...wanted, ...list, action: 'add' })).toBe(true);
  });

  test('"accepts_newsletter is optional": whoever ticks it is asked to confirm, and is no subscriber before', async () => {
    expect(await join({ accepts_newsletter: 'on' })).toEqual({ status: 'done' });
    expect(await forms.subscribers()).toMatchObject([{ email: 'camille@exemple.fr', confirmedAt: null }]);
    expect(await forms.mails('newsletter-confirm')).toHaveLength(1);
    expect(await forms.mails('campaign')).toHaveLength(1);
  });

  test('without script nothing leaves before the button: neither the document nor the question', async () => {
    const state = await joinCampaign(null, posted({ ...fields, accepts_newsletter: 'on' }));
    expect(state.status).toBe('confirm');
    expect([await forms.subscribers(), await forms.deliveries()]).toEqual([[], []]);
    const token = state.status === 'confirm' ? state.token : '';
    expect(await joinCampaign(null, posted({ token }))).toEqual({ status: 'done' });
    expect(await forms.mails('campaign')).toHaveLength(1);
    expect(await forms.mails('newsletter-confirm')).toHaveLength(1);
  });

  test('twenty clicks at once are one mail', async () => {
    const data = await scripted('campaign', { ...fields, accepts_newsletter: 'on' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => joinCampaign(null, data)));
    expect(answers.every(({ status }) => status === 'done')).toBe(true);
    expect(await forms.deliveries()).toHaveLength(2);
    expect((await forms.rows()).submissions).toHaveLength(1);
  });

  test.each([
    ['a campaign that is none', { campaign_id: 'carnet-de-l-hiver' }],
    ['the list of another one', { contact_list_id: '42' }],
    ['the template of another one', { email_template_id: '208' }],
  ])('ids that do not belong together are refused: %s', async (_, wrong) => {
    expect(await join(wrong)).toMatchObject({
      status: 'error',
      problem: { code: 'campaignUnknown' },
      result: { initialValue: typed },
    });
    await keptNothing();
  });

  test('blanks that an editor left around them refuse nobody', async () => {
    const { drafts } = services.content?.repository ?? {};
    const [campaign] = await getAll('campaign_page', 'fr-fr');
    const document = drafts?.existing(campaign?.id ?? '');
    if (!drafts || !document) throw new Error('no campaign');
    drafts.save({
      ...document,
      data: { ...document.data, campaign_id: ' carnet-du-sommeil-2026', contact_list_id: '41 ' },
    });
    drafts.publish(document.id);
    bumpContentVersion();
    expect(await join()).toEqual({ status: 'done' });
    await services.content?.reset();
    bumpContentVersion();
  });

  test('without numbers of Brevo it is open: our own mail is sent, and nobody comes onto a list', async () => {
    changed.BREVO_API_KEY = 'key';
    const { drafts } = services.content?.repository ?? {};
    const [campaign] = await getAll('campaign_page', 'fr-fr');
    const document = drafts?.existing(campaign?.id ?? '');
    if (!drafts || !document) throw new Error('no campaign');
    drafts.save({ ...document, data: { ...document.data, contact_list_id: null, email_template_id: null } });
    drafts.publish(document.id);
    bumpContentVersion();
    const [changedOne] = await getAll('campaign_page', 'fr-fr');
    expect(changedOne && (await join(idsOf(changedOne)))).toEqual({ status: 'done' });
    expect(await forms.deliveries()).toMatchObject([{ kind: 'mail', template: 'campaign' }]);
    expect(await forms.mails('campaign')).not.toMatchObject([{ providerTemplateId: expect.anything() }]);
    await services.content?.reset();
    bumpContentVersion();
  });

  test.each([
    ['before', 'Aaaaa', '2026-01-01T00:00:00+0000'],
    ['after', 'Zzzzz', '2030-01-01T00:00:00+0000'],
  ])('one that has ended and has the same ids closes nothing: it comes %s it', async (_, id, first) => {
    const { drafts } = services.content?.repository ?? {};
    const [campaign] = await getAll('campaign_page', 'fr-fr');
    const document = drafts?.existing(campaign?.id ?? '');
    if (!drafts || !document) throw new Error('no campaign');
    const data = { ...document.data, title: 'Celle de l’an dernier', ends_on: '2025-12-31' };
    drafts.save({ ...document, id, uid: `an-dernier-${id}`, family: id, data, first_publication_date: first });
    drafts.publish(id);
    bumpContentVersion();
    expect(await getAll('campaign_page', 'fr-fr')).toHaveLength(2);
    expect(await join()).toEqual({ status: 'done' });
    expect(await forms.mails('campaign')).toMatchObject([{ values: { title: campaign?.data.title } }]);
    await services.content?.reset();
    bumpContentVersion();
  });

  test('in a market that does not have it, a campaign is unknown', async () => {
    expect(await join({ locale: 'fr-tn' }, 'tn.localhost:3000')).toMatchObject({
      problem: { code: 'campaignUnknown' },
    });
  });

  test.each([
    ['on its last day it is open', '2031-12-31', { status: 'done' }],
    ['the day after it is over', '2032-01-01', { status: 'error', problem: { code: 'campaignOver' } }],
  ])('%s', async (_, today, expected) => {
    day.today = today;
    const answer = await join();
    day.today = '2026-11-21';
    expect(answer).toMatchObject(expected);
  });

  test.each([
    [
      'is over',
      () => {
        day.today = '2032-01-01';
      },
    ],
    [
      'is gone',
      async () => {
        const { drafts } = services.content?.repository ?? {};
        const [campaign] = await getAll('campaign_page', 'fr-fr');
        const document = drafts?.existing(campaign?.id ?? '');
        if (!drafts || !document) throw new Error('no campaign');
        drafts.save({ ...document, data: { ...document.data, campaign_id: 'une-autre' } });
        drafts.publish(document.id);
        bumpContentVersion();
      },
    ],
  ])('without script, confirmed when the campaign %s: the page of links says that it is accepted', async (_, end) => {
    const headers = { 'x-client-address': '203.0.113.225', 'content-type': 'multipart/form-data; boundary=x' };
    newRequest({ headers });
    const held = async () => {
      const state = await joinCampaign(null, posted({ ...fields, email: `${crypto.randomUUID()}@exemple.fr` }));
      return state.status === 'confirm' ? state.token : '';
    };
    const [early, late] = [await held(), await held()];
    const press = (token: string) => joinCampaign(null, posted({ token }));
    expect(await press(early)).toEqual({ status: 'done' });
    await end();
    await expect(press(late)).rejects.toMatchObject({ to: `/votre-demande?t=${late}&outcome=done` });
    expect(await forms.mails('campaign')).toHaveLength(2);
    // With script the page is still there.
    newVisitor();
    expect(await press(late)).toEqual({ status: 'done' });
    day.today = '2026-11-21';
    await services.content?.reset();
    bumpContentVersion();
  });

  test('while the content service does not answer, nothing is lost', async () => {
    expectConsole('error', /^\[\w[\w-]*\] \w*Error: (?:received status 503 |content repository unavailable: )/);
    bumpContentVersion();
    services.faults.set({ service: 'content', operation: '*', kind: 'status', status: 503, share: 1, seed: 1 });
    expect(await join()).toMatchObject({
      status: 'error',
      problem: { code: 'unavailable' },
      result: { initialValue: typed },
    });
    await keptNothing();
  });

  test('one address is sent three documents a day by whoever types it', async () => {
    for (const visitor of [1, 2, 3])
      expect(await join({ given_name: `Visiteur ${visitor}` })).toEqual({ status: 'done' });
    expect(await join()).toMatchObject({
      status: 'error',
      problem: { code: 'limitedToday' },
      result: { initialValue: typed },
    });
    expect(await forms.mails('campaign')).toHaveLength(3);
  });

  test('what nobody confirms takes none of them; the button says when there are no more today', async () => {
    const tokens = [];
    for (const visitor of [1, 2, 3, 4]) {
      newVisitor();
      const state = await joinCampaign(null, posted({ ...fields, given_name: `Visiteur ${visitor}` }));
      tokens.push(state.status === 'confirm' ? state.token : '');
    }
    const press = (token = '') => joinCampaign(null, posted({ token }));
    expect(await join()).toEqual({ status: 'done' });
    for (const token of tokens.slice(0, 2)) expect(await press(token)).toEqual({ status: 'done' });
    const limited = { status: 'confirm', token: tokens[2], problem: 'limitedToday' };
    expect([await press(tokens[2]), await press(tokens[2])]).toEqual([limited, limited]);
    expect(await forms.mails('campaign')).toHaveLength(3);
    expect((await forms.rows()).submissions.filter(({ state }) => state === 'held')).toHaveLength(2);
  });
});
