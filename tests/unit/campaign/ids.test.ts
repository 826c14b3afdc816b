import type { Content } from '@prismicio/client';
import { expect, test } from 'vitest';
import { providerId } from '../../../lib/campaign/list.ts';
import { campaignSchema, idsOf } from '../../../lib/campaign/schema.ts';

const campaign = (campaign_id: string | null, numbers: object = {}) =>
  ({
    uid: 'carnet-du-sommeil',
    data: { campaign_id, contact_list_id: ' 41', email_template_id: '207\u00a0', ...numbers },
  }) as Content.CampaignPageDocument;
const person = { given_name: 'Camille', email: 'camille@exemple.fr' };

test.each<[written: string | null, id: string]>([
  ['carnet-2026', 'carnet-2026'],
  [' carnet-2026\n', 'carnet-2026'],
  ['e\u0301te\u0301', '\u00e9t\u00e9'],
  ['c'.repeat(101), 'c'.repeat(100)],
  ['  ', 'carnet-du-sommeil'],
  [null, 'carnet-du-sommeil'],
])('the id %j is %j, on the page and as a post has it', (written, id) => {
  const ids = idsOf(campaign(written));
  expect(ids).toEqual({ campaign_id: id, contact_list_id: '41', email_template_id: '207' });
  expect(campaignSchema.parse({ ...ids, ...person })).toMatchObject(ids);
});

test.each([
  ['no numbers', { contact_list_id: null, email_template_id: '' }, [false, false]],
  ['a list only', { email_template_id: '\u00a0' }, [true, false]],
  ['a template only', { contact_list_id: ' \n' }, [false, true]],
  ['words for a number', { contact_list_id: '41 bis' }, [false, true]],
])('a campaign with %s can be sent, and names nothing at the provider that it does not have', (_, numbers, has) => {
  const ids = idsOf(campaign('carnet-2026', numbers));
  expect(campaignSchema.parse({ ...ids, ...person })).toMatchObject(ids);
  expect([ids.contact_list_id, ids.email_template_id].map((id) => providerId(id) !== undefined)).toEqual(has);
});
