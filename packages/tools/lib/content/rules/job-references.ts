import { isOpen, offerOf } from '../../../../../lib/careers/offers.ts';
import { LOCALES } from '../../../../../lib/platform/markets.ts';
import type { Entry } from '../read.ts';
import { finding, type Rule } from './rule.ts';

/** An offer as the site reads it. */
const read = (entry: Entry) => entry as unknown as Parameters<typeof offerOf>[0];

/** Applicants and the team name an offer by its reference: no two open offers of a language share one. */
export const jobReferences: Rule = {
  name: 'job references',
  find: ({ entries }, today) =>
    LOCALES.flatMap((lang) => {
      const open = entries.filter(
        (entry) => entry.type === 'job_offer' && entry.lang === lang && isOpen(read(entry).data, today),
      );
      const sharing = Map.groupBy(open, (entry) => offerOf(read(entry)).reference);
      return [...sharing].flatMap(([reference, [first, ...others]]) =>
        others.map((entry) =>
          finding(entry, 'reference', `${reference} is the reference of ${first?.file} as well: both offers are open`),
        ),
      );
    }),
};
