import { type Finding, finding, inEach, type Rule } from './rule.ts';

/** The closing date of an open offer has not passed. What it must say by law is in lib/compliance. */
export const jobOffers: Rule = {
  name: 'job offers',
  find: inEach((entry, _, today): Finding[] => {
    const { closed, closes_on: closes } = entry.data;
    if (entry.type !== 'job_offer' || closed === true || typeof closes !== 'string' || closes >= today) return [];
    const sentence = `the offer is open and its closing date, ${closes}, is past: set \`closed: true\``;
    return [finding(entry, 'closes_on', sentence)];
  }),
};
