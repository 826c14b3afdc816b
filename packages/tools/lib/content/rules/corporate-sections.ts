import { templatesOf } from '../../../../../lib/platform/i18n/routes.ts';
import { isLocale } from '../../../../../lib/platform/markets.ts';
import { finding, inEach, type Rule } from './rule.ts';

/** The sections of the corporate pages contain their own path: it must exist in the route table. */
export const corporateSections: Rule = {
  name: 'corporate sections',
  find: inEach((entry) => {
    if (entry.type !== 'corporate_section' || !isLocale(entry.lang)) return [];
    const served = templatesOf('/corporate/[[...path]]', entry.lang).map((template) => template.split('/')[1] ?? '');
    if (served.includes(entry.uid ?? '')) return [];
    return [
      finding(
        entry,
        'uid',
        `no page is served at /${entry.uid} in ${entry.lang}: the uid is one of ${served.join(', ')}`,
      ),
    ];
  }),
};
