import { hasPassed, idsOf } from '../../../../../lib/campaign/schema.ts';
import { isOpen, offerOf } from '../../../../../lib/careers/offers.ts';
import type { Entry } from '../read.ts';
import { finding, type Rule } from './rule.ts';

/** A document as the site reads it. */
const offer = (entry: Entry) => entry as unknown as Parameters<typeof offerOf>[0];
const campaign = (entry: Entry) => entry as unknown as Parameters<typeof idsOf>[0];

/** Of each language: the first document with the same key, and another one. */
const sharing = (entries: readonly Entry[], keyOf: (entry: Entry) => string): [first: Entry, other: Entry][] =>
  [...Map.groupBy(entries, (entry) => `${entry.lang} ${keyOf(entry)}`).values()].flatMap(([first, ...others]) =>
    first ? others.map((other): [Entry, Entry] => [first, other]) : [],
  );

/** Applicants and the team name an offer by its reference: no two open offers of a language share one. */
export const jobReferences: Rule = {
  name: 'job references',
  find({ entries }, today) {
    const open = entries.filter((entry) => entry.type === 'job_offer' && isOpen(offer(entry).data, today));
    const referenceOf = (entry: Entry) => offerOf(offer(entry)).reference;
    return sharing(open, referenceOf).map(([first, entry]) => {
      const reference = referenceOf(entry);
      return finding(
        entry,
        'reference',
        `${reference} is the reference of ${first.file} as well: both offers are open`,
      );
    });
  },
};

/** The form of a campaign names it by its ids: no two campaigns of a language that have not ended share all of them. */
export const campaignIds: Rule = {
  name: 'campaign ids',
  find({ entries }, today) {
    const open = entries.filter(
      (entry) => entry.type === 'campaign_page' && !hasPassed(campaign(entry).data.ends_on, today),
    );
    const keyOf = (entry: Entry) => Object.values(idsOf(campaign(entry))).join(' ');
    return sharing(open, keyOf).map(([first, entry]) =>
      finding(entry, 'campaign_id', `the three ids are those of ${first.file} as well: neither campaign has ended`),
    );
  },
};
