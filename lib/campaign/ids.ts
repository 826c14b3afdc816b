import type { Content } from '@prismicio/client';
import { oneLine } from '../one-line.ts';

/** Characters of an id that a post may hold. */
export const MAX_ID = 100;

const idIn = (written: string | null): string => oneLine(written ?? '', MAX_ID);

/**
 * The three ids of a campaign by the names of the payload, as a posted form has them, whatever blanks an editor left around them. A
 * campaign without one of its own is named by its uid.
 */
export const idsOf = ({ uid, data }: Content.CampaignPageDocument) => ({
  campaign_id: idIn(data.campaign_id) || (uid ?? ''),
  contact_list_id: idIn(data.contact_list_id),
  email_template_id: idIn(data.email_template_id),
});
