import { type Finding, finding, inEach, type Rule } from './rule.ts';

/** An open offer states its pay (directive (UE) 2023/970) and its closing date has not passed. */
export const jobOffers: Rule = {
  name: 'job offers',
  find: inEach((entry, _, today): Finding[] => {
    if (entry.type !== 'job_offer' || entry.data.closed === true) return [];
    const { pay_min: least, pay_max: most, closes_on: closes } = entry.data;
    const paid = typeof least === 'number' || typeof most === 'number';
    const upsideDown = typeof least === 'number' && typeof most === 'number' && least > most;
    return [
      ...(paid ? [] : [finding(entry, 'pay_min', 'the offer is open and does not say what it pays')]),
      ...(upsideDown ? [finding(entry, 'pay_min', `the least pay, ${least}, is more than the most, ${most}`)] : []),
      ...(typeof closes === 'string' && closes < today
        ? [
            finding(
              entry,
              'closes_on',
              `the offer is open and its closing date, ${closes}, is past: set \`closed: true\``,
            ),
          ]
        : []),
    ];
  }),
};
