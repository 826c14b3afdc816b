import { type QualityRule, qualityFindings } from '../../../../../lib/compliance/check.ts';
import { finding, inEach, type Rule } from './rule.ts';

/** A rule of quality that editors see at their fields, as a rule of the content check. */
export const qualityRule = (rule: QualityRule): Rule => ({
  name: rule.id,
  find: inEach((entry, _, day) =>
    qualityFindings(entry, { day }, [rule]).map(({ field, sentence }) => finding(entry, field, sentence)),
  ),
});
