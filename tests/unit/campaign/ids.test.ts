import type { Content } from '@prismicio/client';
import { expect, test } from 'vitest';
import { campaignSchema, idsOf } from '../../../lib/campaign/schema.ts';

const campaign = (campaign_id: string | null) =>
  ({
    uid: 'carnet-du-sommeil',
    data: { campaign_id, contact_list_id: ' 41', email_template_id: '207\u00a0' },
  }) as Content.CampaignPageDocument;

test.each<[written: string | null, id: string]>([
  ['carnet-2026', 'carnet-2026'],
  [' carnet-2026\n', 'carnet-2026'],
  ['e\u0301te\u0301', '\u00e9t\u00e9'],
  ['  ', 'carnet-du-sommeil'],
  [null, 'carnet-du-sommeil'],
])('the id %j is %j, on the page and as a post has it', (written, id) => {
  const ids = idsOf(campaign(written));
  expect(ids).toEqual({ campaign_id: id, contact_list_id: '41', email_template_id: '207' });
  expect(campaignSchema.parse({ ...ids, given_name: 'Camille', email: 'camille@exemple.fr' })).toMatchObject(ids);
});
