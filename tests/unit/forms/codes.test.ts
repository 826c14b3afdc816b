import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Wording, wordsOf } from '../../../components/forms/form-words.tsx';
import { sayError, sayProblem } from '../../../components/forms/words.ts';
import {
  ADDRESS_SCHEMAS,
  addressFields,
  deletionFields,
  deletionSchema,
  NAMES_SCHEMA,
  PROFILE_SCHEMAS,
  passwordFields,
  passwordSchema,
  profileFields,
} from '../../../lib/account/schema.ts';
import { acceptsTerms, campaignFields, campaignSchema } from '../../../lib/campaign/schema.ts';
import {
  agreement,
  applicationFields,
  applicationSchema,
  jobAlertFields,
  jobAlertSchema,
  spontaneousFields,
  spontaneousSchema,
} from '../../../lib/careers/schema.ts';
import { giftCardFields, giftCardFormSchema } from '../../../lib/cart/schema.ts';
import { contactFields, contactSchema } from '../../../lib/contact/schema.ts';
import { FORMS, problemText, readProblem } from '../../../lib/forms/state.ts';
import { newsletterFields, newsletterSchema } from '../../../lib/newsletter/subscribe.ts';
import { reminderFields, reminderSchema } from '../../../lib/reminders/schema.ts';
import { orderReturnFields, orderReturnSchema, returnsFields, returnsSchema } from '../../../lib/returns/schema.ts';
import { reviewFields, reviewSchema } from '../../../lib/reviews/rules.ts';
import { HELD_HOURS } from '../../../lib/services/store/retention.ts';
import {
  recoverFields,
  recoverSchema,
  registerFields,
  registerSchema,
  signInFields,
  signInSchema,
} from '../../../lib/sign-in/password-schema.ts';
import { stockAlertFields, stockAlertSchema } from '../../../lib/stock-alert/form.ts';
import { readContents } from '../../../lib/uploads/contents.ts';
import { accepted, unread } from '../../../lib/uploads/inspect.ts';
import { UPLOADS } from '../../../lib/uploads/limits.ts';
import {
  orderWithdrawalFields,
  orderWithdrawalSchema,
  withdrawalFields,
  withdrawalSchema,
} from '../../../lib/withdrawal/schema.ts';
import customer from '../../../messages/fr/customer.json';
import frenchForms from '../../../messages/fr/forms.json';
import frenchReviews from '../../../messages/fr/reviews.json';
import french from '../../../messages/fr/submission.json';
import frenchWithdrawal from '../../../messages/fr/withdrawal.json';
import dutchForms from '../../../messages/nl/forms.json';
import dutchReviews from '../../../messages/nl/reviews.json';
import dutch from '../../../messages/nl/submission.json';
import dutchWithdrawal from '../../../messages/nl/withdrawal.json';
import { sampleFiles } from '../../../packages/tools/lib/resilience/sample-files.ts';
import { restricted } from '../uploads/makers/restricted-pdf.ts';
import { EICAR } from '../uploads/sample.ts';
import { fileOf, judge } from './parse.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const long = 'x'.repeat(6_000);
const many = (count: number, size: number) => Array.from({ length: count }, (_, n) => fileOf(`${n}.pdf`, size));

/** Posts that break each rule of each form. */
const POSTS: readonly (readonly [Wording, ...Parameters<typeof judge>])[] = [
  ['contact', contactSchema, contactFields, {}],
  [
    'contact',
    contactSchema,
    contactFields,
    {
      name: 'x',
      email: 'x',
      message: long,
      phone_number: 'x',
      requester_type: 'x',
    },
  ],
  ['contact', contactSchema, contactFields, { name: 'a\nb', attachments: many(6, 1) }],
  ['contact', contactSchema, contactFields, { attachments: many(5, 5_000_000) }],
  [
    'contact',
    contactSchema,
    contactFields,
    { attachments: [fileOf('a.pdf', 0), fileOf('a.exe'), fileOf('a\u202e.pdf')] },
  ],
  ['contact', contactSchema, contactFields, { attachments: fileOf('a.pdf', 10_485_761) }],
  ['campaign', campaignSchema.extend(acceptsTerms), campaignFields, {}],
  ['campaign', campaignSchema, campaignFields, { given_name: 'x' }],
  ['newsletter', newsletterSchema, newsletterFields, {}],
  ['stock-alert', stockAlertSchema, stockAlertFields, {}],
  ['gift-card', giftCardFormSchema, giftCardFields, { sendOn: 'x' }],
  ['gift-card', giftCardFormSchema, giftCardFields, { variantId: '1', recipientName: 'x' }],
  ['returns', returnsSchema, returnsFields, {}],
  ['application', applicationSchema.extend(agreement), applicationFields, {}],
  ['application', applicationSchema, applicationFields, { family_name: 'x' }],
  ['review', reviewSchema, reviewFields, {}],
  ['review', reviewSchema, reviewFields, { text: 'x', displayName: 'a@b.fr' }],
  ['spontaneous-application', spontaneousSchema.extend(agreement), spontaneousFields, {}],
  ['job-alert', jobAlertSchema, jobAlertFields, {}],
  ['reminder', reminderSchema, reminderFields, {}],
  ['withdrawal', withdrawalSchema, withdrawalFields, {}],
  ['withdrawal', orderWithdrawalSchema, orderWithdrawalFields, { lines: 'x', reason: long }],
  ['returns', orderReturnSchema, orderReturnFields, { reason: long }],
];
const broken = POSTS.map(([form, ...post]) => [form, judge(...post)] as const);
/** Those with files. */
const withUploads = new Set(
  POSTS.flatMap(([form, , fields]) => (Object.values(fields).some((kind) => kind.startsWith('file')) ? [form] : [])),
);

/** The forms of an account, which have messages of their own beside these. */
const brokenInAccount = [
  judge(NAMES_SCHEMA, profileFields, {}),
  ...Object.values(PROFILE_SCHEMAS).map((schema) => judge(schema, profileFields, { phone: 'x' })),
  ...Object.values(ADDRESS_SCHEMAS).map((schema) => judge(schema, addressFields, { zip: 'x', phone: 'x' })),
  judge(passwordSchema, passwordFields, { password: ' x' }),
  judge(deletionSchema, deletionFields, { reason: long }),
  judge(signInSchema, signInFields, {}),
  judge(registerSchema, registerFields, {}),
  judge(recoverSchema, recoverFields, { email: 'x' }),
];

/** Problems that are found only by inspecting the contents of a file. */
async function contentProblems(): Promise<string[]> {
  const whole = Buffer.from(await (sampleFiles[0] as File).arrayBuffer());
  const files = [
    Buffer.from('GIF89a'),
    Buffer.from(`%PDF-1.4\n${EICAR}`),
    await restricted(whole, { owner: 'a', user: 'b' }),
    whole.subarray(0, 60),
  ];
  const contents = await Promise.all(files.map(readContents));
  const problems = contents.map((each) => accepted(each, 'cv.pdf', UPLOADS.resume));
  return [...problems, unread('cv.pdf')].map((each) =>
    'code' in each ? problemText(each.code, each.values) : problemText('none'),
  );
}

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
/** The codes in every module that defines a form. */
const plannedCodes = (pattern: RegExp): string[] =>
  globSync('lib/**/*.ts', { cwd: root })
    .map(read)
    .filter((text) => /\b(?:FormDefinition|Plan)\b/.test(text))
    .flatMap((text) => [...text.matchAll(pattern)].map(([, code = '']) => code));
const quoted = (text = ''): string[] => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);

/** What the browser says of a post that has no answer. */
const browserCodes = (): string[] =>
  quoted(/function codeOf[\s\S]*?\n\}/.exec(read('components/forms/use-submission.ts'))?.[0]);

/**
 * Problems of a whole form, collected from the code that names them: problems of the plans, of the wrapper, of the
 * browser, and of the cart.
 */
function problemCodes(): string[] {
  const plans = plannedCodes(/new FormProblem\(null, '(\w+)'/g);
  const wrapper = quoted(/const known[^{]*\{([^}]*)\}/.exec(read('lib/forms/handle.ts'))?.[1]);
  const limits = [...read('lib/rate-limit/limits.ts').matchAll(/code: '(\w+)'/g)].map(([, code = '']) => code);
  const cart = quoted(/const GIFT_CARD_PROBLEMS.*= \{([^}]*)\}/.exec(read('lib/cart/actions.ts'))?.[1]);
  return [...plans, ...wrapper, ...limits, ...browserCodes(), ...cart];
}

/** The form whose rules a folder of lib has. */
const FORM_OF = {
  campaign: 'campaign',
  careers: 'application',
  reminders: 'reminder',
  returns: 'returns',
  reviews: 'review',
  'stock-alert': 'stock-alert',
} as const satisfies Record<string, Wording>;

const sorted = (list: Iterable<string>): string[] => [...new Set(list)].sort();

test('every form has a post above; that of an account is among those of the account', () => {
  expect(FORMS.filter((name) => !broken.some(([form]) => form === name))).toEqual(['account-deletion']);
});

test('every folder with problems of a form is listed, but those whose pages have messages of their own for them', () => {
  const folders = globSync('lib/*/*.ts', { cwd: root })
    .filter((file) => /new FormProblem\((?:null|'\w+'), '/.test(read(file)))
    .map((file) => file.split('/')[1] ?? '');
  expect(sorted(folders)).toEqual(sorted([...Object.keys(FORM_OF), 'account', 'sign-in', 'withdrawal']));
});

/** The words of other pages, the same for a lost answer and for a failure. */
const otherWords = (forms: typeof frenchForms, reviews: typeof frenchReviews, withdrawal: typeof frenchWithdrawal) => [
  forms.link.unavailable,
  reviews.moderation.outcome.unavailable,
  withdrawal.problems.undeclared,
];

describe.each([
  ['fr', french, otherWords(frenchForms, frenchReviews, frenchWithdrawal)],
  ['nl', dutch, otherWords(dutchForms, dutchReviews, dutchWithdrawal)],
])('the words of %s', (_, words, others) => {
  let texts: string[] = [];
  beforeAll(async () => {
    const errors = broken.flatMap(([, verdict]) => Object.values(verdict.errors ?? {}).flat());
    texts = [...errors, ...(await contentProblems())];
  });

  test('every error that a field can have has words, and no words are for an error that there is not', () => {
    const codes = texts.map((text) => readProblem(text).code);
    // Problems of a field that only the service knows of.
    const fieldCodes = plannedCodes(/new FormProblem\('\w+', '(\w+)'/g);
    // `invalid` is the message for a code without one of its own.
    expect(sorted([...codes, ...fieldCodes, 'invalid'])).toEqual(sorted(Object.keys(words.errors)));
  });

  test('the words of an error are filled with all that they ask for', () => {
    for (const text of texts) expect(sayError(words, text)).not.toMatch(/[{}]|undefined/);
    expect(sayError(words, 'a code that nobody wrote')).toBe(words.errors.invalid);
  });

  test('every problem that a form can have has words, and no words are for a problem that there is not', () => {
    expect(sorted(problemCodes())).toEqual(sorted(Object.keys(words.problems)));
    for (const code of problemCodes()) expect(sayProblem(words, code, { minutes: 7 })).not.toMatch(/[{}]/);
    expect(sayProblem(words, 'another', {})).toBe(words.problems.unavailable);
  });

  test('of a post that has no answer, nothing is said that only an answer tells', () => {
    const unknown = browserCodes().map((code) => sayProblem(words, code, {}));
    expect(unknown).toHaveLength(3);
    for (const text of [...unknown, ...others])
      expect(text).not.toMatch(/rien n’(?:a|est)|n’a pas (?:été|abouti)|niets|niet gelukt\./i);
  });

  test('whose address gets no more mails today is not told to keep what is erased before the end of tomorrow', () => {
    expect(HELD_HOURS).toBeLessThan(48);
    expect(words.problems.limitedToday).not.toMatch(/perdu|essayez|verloren|probeer/i);
  });

  test('a page has the words of every error that its form can have, and of no other form alone', async () => {
    for (const [form, { errors = {} }] of broken) {
      const codes = Object.values(errors)
        .flat()
        .map((text) => readProblem(text).code);
      expect(sorted(codes).filter((code) => !(code in wordsOf(words.errors, form)))).toEqual([]);
    }
    const ofAccount = brokenInAccount.flatMap(({ errors = {} }) => Object.values(errors).flat());
    const said = { ...wordsOf(words.errors, 'account'), ...customer.errors };
    expect(sorted(ofAccount.map((text) => readProblem(text).code)).filter((code) => !(code in said))).toEqual([]);
    expect(ofAccount.length).toBeGreaterThan(10);
    const ofFiles = (await contentProblems()).map((text) => readProblem(text).code);
    for (const form of withUploads) {
      expect(wordsOf(words.errors, form)).toMatchObject(
        Object.fromEntries(ofFiles.map((code) => [code, words.errors[code as 'invalid']])),
      );
    }
    expect(wordsOf(words.errors, 'returns')).not.toHaveProperty('fileUnsafe');
    expect(wordsOf(words.problems, 'contact')).not.toHaveProperty('reviewTwice');
  });

  test.each(Object.entries(FORM_OF))('the page of a form of lib/%s has the words of its problems', (folder, form) => {
    const codes = globSync(`lib/${folder}/*.ts`, { cwd: root })
      .flatMap((file) => [...read(file).matchAll(/new FormProblem\((?:null|'\w+'), '(\w+)'/g)])
      .map(([, code = '']) => code);
    const said = { ...wordsOf(words.errors, form), ...wordsOf(words.problems, form) };
    expect(codes).not.toEqual([]);
    expect(codes.filter((code) => !(code in said))).toEqual([]);
  });
});
