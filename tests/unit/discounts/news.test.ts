import { expect, test } from 'vitest';
import { codeNews, fingerprint } from '../../../lib/discounts/why-not.ts';

const MINIMUM = 'DISCOUNT_PURCHASE_NOT_IN_RANGE';
const UNKNOWN = 'DISCOUNT_NOT_FOUND';
const naming = (name: string, code = MINIMUM) => ({
  code,
  message: `The ${name} discount code is not valid for the items in your cart`,
  lineId: '',
});
const silent = (code: string) => ({ code, message: 'Enter a valid discount code', lineId: '' });
const waiting = (...names: string[]) => names.map((code) => ({ code, applicable: false }));
const applied = (...names: string[]) => names.map((code) => ({ code, applicable: true }));
const known = (code: string, about: string | null) => fingerprint({ code, about });

type Change = Parameters<typeof codeNews>[0];
type Pairs = readonly (readonly [code: string, about: string | null])[];

test.each<[string, Partial<Change>, { subject?: Pairs; news?: Pairs }]>([
  ['nothing is said where nothing is warned of', { codes: applied('ETE') }, {}],
  ['a new warning is said', { codes: waiting('ETE'), warnings: [naming('ETE')] }, { news: [[MINIMUM, 'ETE']] }],
  [
    'one that the change before brought is not',
    { codes: waiting('ETE'), warnings: [naming('ETE')], previous: [known(MINIMUM, 'ETE')] },
    {},
  ],
  [
    'whatever the case in which the code was typed since',
    { codes: waiting('ete'), warnings: [naming('ete')], previous: [known(MINIMUM, 'ETE')] },
    {},
  ],
  [
    'another reason for the same code is new',
    { codes: waiting('ETE'), warnings: [naming('ETE', UNKNOWN)], previous: [known(MINIMUM, 'ETE')] },
    { news: [[UNKNOWN, 'ETE']] },
  ],
  [
    'the same reason for another code is new',
    { codes: waiting('ETE', 'NOEL'), warnings: [naming('ETE'), naming('NOEL')], previous: [known(MINIMUM, 'ETE')] },
    { news: [[MINIMUM, 'NOEL']] },
  ],
  [
    'of the code that the change is about it is always said, and only as its subject',
    { codes: waiting('ETE'), warnings: [naming('ETE')], previous: [known(MINIMUM, 'ETE')], touched: ['ete'] },
    { subject: [[MINIMUM, 'ETE']] },
  ],
  [
    'what a code that was added takes from another is new',
    { codes: [...applied('NOEL'), ...waiting('ETE')], warnings: [naming('ETE')], touched: ['NOEL'] },
    { news: [[MINIMUM, 'ETE']] },
  ],
  [
    'a sentence without a name is about the only code that waits',
    { codes: [...applied('NOEL'), ...waiting('ETE')], warnings: [silent(UNKNOWN)] },
    { news: [[UNKNOWN, 'ETE']] },
  ],
  [
    'or about the only one that no sentence names',
    { codes: waiting('NOEL', 'ETE'), warnings: [silent(UNKNOWN), naming('NOEL')] },
    {
      news: [
        [UNKNOWN, 'ETE'],
        [MINIMUM, 'NOEL'],
      ],
    },
  ],
  [
    'of two it may be about, neither is named',
    { codes: waiting('NOEL', 'ETE'), warnings: [silent(UNKNOWN)] },
    { news: [[UNKNOWN, null]] },
  ],
  [
    'and where one of them is the subject, it is the subject',
    { codes: waiting('NOEL', 'ETE'), warnings: [silent(UNKNOWN)], touched: ['ETE'] },
    { subject: [[UNKNOWN, null]] },
  ],
  [
    'a code that was removed is no subject of what is left',
    { codes: waiting('ETE'), warnings: [naming('ETE')], previous: [known(MINIMUM, 'ETE')], touched: ['NOEL'] },
    {},
  ],
])('%s', (_title, change, { subject = [], news = [] }) => {
  const told = codeNews({ previous: [], warnings: [], codes: [], touched: [], ...change });
  const pairs = (list: typeof told.news) => list.map(({ code, about }) => [code, about]);
  expect([pairs(told.subject), pairs(told.news)]).toEqual([subject, news]);
  expect(told.known).toHaveLength(new Set(change.warnings?.map(({ code, message }) => code + message)).size);
});

test('a warning that went and comes back is said again', () => {
  const codes = waiting('ETE');
  const gone = codeNews({ previous: [known(MINIMUM, 'ETE')], warnings: [], codes: applied('ETE'), touched: [] });
  expect(codeNews({ previous: gone.known, warnings: [naming('ETE')], codes, touched: [] }).news).toHaveLength(1);
});

test('what is kept in the browser shows neither the code nor the reason', () => {
  const print = fingerprint({ code: 'DISCOUNT_CUSTOMER_NOT_ELIGIBLE', about: 'ANNE-MARIE' });
  expect(print).toMatch(/^[\da-f]{12}$/);
});
