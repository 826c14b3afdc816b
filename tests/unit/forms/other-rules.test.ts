import { describe, expect, test } from 'vitest';
import product from '../../../customtypes/product/index.json';
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
import { newsletterFields, newsletterSchema } from '../../../lib/newsletter/subscribe.ts';
import {
  intervalsOf,
  lastsDays,
  nextDueAt,
  reminderFields,
  reminderSchema,
  reminderStep,
  TIMES,
} from '../../../lib/reminders/schema.ts';
import { returnsFields, returnsSchema } from '../../../lib/returns/schema.ts';
import { ALERT_DAYS, CONFIRM_HOURS, LEAVE_LINK_DAYS } from '../../../lib/services/store/retention.ts';
import { stockAlertFields, stockAlertSchema } from '../../../lib/stock-alert/form.ts';
import type { Fields } from '../../setup/forms.ts';
import { fileOf, judge } from './parse.ts';

const email = 'camille@exemple.fr';

describe('"Email-collection campaign"', () => {
  const ids = { campaign_id: 'carnet', contact_list_id: '41', email_template_id: '207' };
  const right = { given_name: 'Camille', email, ...ids };
  const campaign = (more: Fields) => judge(campaignSchema, campaignFields, { ...right, ...more });

  test('"accepts_newsletter is optional"', () => {
    expect(campaign({})).toEqual({ value: right });
    expect(campaign({ accepts_newsletter: 'on' })).toEqual({ value: { ...right, accepts_newsletter: 'on' } });
  });
  test.each<[string, Fields, Record<string, string[]>]>([
    ['"given_name … required"', { given_name: '' }, { given_name: ['givenNameRequired'] }],
    ['"Name fields: at least 2 characters"', { given_name: 'C' }, { given_name: ['givenNameShort'] }],
    ['"email required"', { email: '' }, { email: ['emailRequired'] }],
    ['"email valid"', { email: 'camille@' }, { email: ['emailInvalid'] }],
    ['"The three ids are required"', { campaign_id: '' }, { campaign_id: ['campaignUnknown'] }],
    ['"The three ids are required"', { contact_list_id: ' ' }, { contact_list_id: ['campaignUnknown'] }],
    [
      '"The three ids are required"',
      { email_template_id: 'x'.repeat(101) },
      { email_template_id: ['campaignUnknown'] },
    ],
  ])('%s: %o', (_, more, errors) => {
    expect(campaign(more)).toEqual({ errors });
  });
  test('a post without any of it names every field', () => {
    const { errors } = judge(campaignSchema, campaignFields, {}) as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(Object.keys(right).sort());
  });
  test('"accepts_terms must be checked (client only)"', () => {
    const fields = { ...campaignFields, accepts_terms: 'text' } as const;
    const inBrowser = campaignSchema.extend(acceptsTerms);
    expect(judge(inBrowser, fields, right)).toEqual({ errors: { accepts_terms: ['termsRequired'] } });
    expect(judge(inBrowser, fields, { ...right, accepts_terms: 'on' })).toHaveProperty('value');
  });
});

describe('"Stock alert: variantId and email required, email valid"', () => {
  const alert = (more: Fields) => judge(stockAlertSchema, stockAlertFields, { variantId: '70011', email, ...more });
  test('is right with both', () => expect(alert({})).toEqual({ value: { variantId: '70011', email } }));
  test.each<[Fields, Record<string, string[]>]>([
    [{ variantId: '' }, { variantId: ['variantRequired'] }],
    [{ variantId: 'gid://shopify/ProductVariant/1' }, { variantId: ['variantRequired'] }],
    [{ variantId: '1'.repeat(21) }, { variantId: ['variantRequired'] }],
    [{ email: '' }, { email: ['emailRequired'] }],
    [{ email: 'x' }, { email: ['emailInvalid'] }],
  ])('%o: %o', (more, errors) => {
    expect(alert(more)).toEqual({ errors });
  });
});

describe('an alert for job offers', () => {
  const alert = (more: Fields) => judge(jobAlertSchema, jobAlertFields, { email, ...more });
  test.each<[Fields, object]>([
    [{ criteria: 'sort=title&category=sales&x=1' }, { value: { email, criteria: 'category=sales' } }],
    [{ criteria: '' }, { value: { email, criteria: '' } }],
    [{}, { value: { email, criteria: '' } }],
    [{ criteria: 'x'.repeat(1_001) }, { errors: { criteria: ['invalid'] } }],
    [{ email: 'x' }, { errors: { email: ['emailInvalid'] } }],
  ])('%o: %o', (more, result) => expect(alert(more)).toEqual(result));
});

describe('a reminder', () => {
  const right = { variantId: '70061', everyDays: '30', times: '3', email, agreement: 'on' };
  const reminder = (more: Fields) => judge(reminderSchema, reminderFields, { ...right, ...more });
  test('is right with all of it', () => {
    expect(reminder({})).toEqual({ value: { ...right, everyDays: 30, times: 3 } });
  });
  test.each<[Fields, Record<string, string[]>]>([
    [{ variantId: 'x' }, { variantId: ['variantRequired'] }],
    [{ variantId: '1'.repeat(21) }, { variantId: ['variantRequired'] }],
    [{ everyDays: '1000' }, { everyDays: ['choiceUnknown'] }],
    [{ everyDays: '' }, { everyDays: ['choiceUnknown'] }],
    [{ everyDays: '-30' }, { everyDays: ['choiceUnknown'] }],
    [{ times: '2' }, { times: ['choiceUnknown'] }],
    [{ email: '' }, { email: ['emailRequired'] }],
    [{ agreement: '' }, { agreement: ['agreementRequired'] }],
  ])('%o: %o', (more, errors) => expect(reminder(more)).toEqual({ errors }));

  test.each([
    [30, [30, 60, 90]],
    [45, [30, 45, 60, 90]],
    [120, [30, 60, 90, 120]],
  ])('of a product that lasts %i days may come after %j', (days, intervals) => {
    expect(intervalsOf(days)).toEqual(intervals);
    expect(lastsDays(days, 3)).toBe(days * 5 + 1);
  });

  test('end before the link to unsubscribe in their first mail does, as stock and job alerts do', () => {
    const shelves = Object.values(product.json).flatMap((tab) => Object.entries(tab));
    const max = shelves.flatMap(([id, { config }]) => (id === 'intake_days' && 'max' in config ? [config.max] : []));
    const [boxDays = Number.NaN] = max as number[];
    const longest = lastsDays(Math.max(...intervalsOf(boxDays)), Math.max(...TIMES.map(Number)));
    expect(LEAVE_LINK_DAYS - CONFIRM_HOURS / 24).toBeGreaterThan(longest);
    expect(LEAVE_LINK_DAYS - CONFIRM_HOURS / 24).toBeGreaterThan(ALERT_DAYS);
  });

  test.each([
    ['mail', { available: true }, true],
    ['skip', { available: false }, true],
    ['end', { available: true }, false],
    ['end', null, true],
  ] as const)('%s: %o, sold here %s', (step, variant, isSold) => expect(reminderStep({ variant, isSold })).toBe(step));

  test.each([
    ['as planned', '2026-11-01', '2026-11-01', '2026-12-01'],
    ['late: the next is on its own day', '2026-11-01', '2026-11-05', '2026-12-01'],
    ['an interval late, to the moment: not at once again', '2026-11-01', '2026-12-01', '2026-12-31'],
    ['after a long outage: not at once again', '2026-08-01', '2026-11-05', '2026-12-05'],
  ])('%s', (_, due, now, next) => {
    expect(nextDueAt(new Date(due), 30, new Date(now)).toISOString().slice(0, 10)).toBe(next);
  });
});

describe('"Newsletter: email required and valid"', () => {
  const newsletter = (more: Fields) =>
    judge(newsletterSchema, newsletterFields, { email, registration_channel: 'newsletter_block', ...more });
  test.each(['newsletter_block', 'account_creation'])(
    '"registration_channel required, one of newsletter_block or account_creation": %s',
    (registration_channel) => {
      expect(newsletter({ registration_channel })).toEqual({ value: { email, registration_channel } });
    },
  );
  test.each<[Fields, Record<string, string[]>]>([
    [{ registration_channel: '' }, { registration_channel: ['channelRequired'] }],
    [{ registration_channel: 'footer' }, { registration_channel: ['channelRequired'] }],
    [{ email: '' }, { email: ['emailRequired'] }],
    [{ email: 'camille@exemple' }, { email: ['emailInvalid'] }],
  ])('%o: %o', (more, errors) => {
    expect(newsletter(more)).toEqual({ errors });
  });
});

describe('"Return products: order required. productIds is a required array with at least 1 item. reason is optional"', () => {
  const right = { order: 'SIL1042', productIds: ['7001'] };
  const returns = (more: Fields) => judge(returnsSchema, returnsFields, { ...right, ...more });
  test.each<[string, Fields]>([
    ['one product', {}],
    ['one product, posted alone', { productIds: '7001' }],
    ['fifty products', { productIds: Array.from({ length: 50 }, (_, index) => String(index)) }],
    ['a reason', { reason: 'Le flacon est arrivé vide.\nDommage.' }],
    ['an empty reason', { reason: '' }],
  ])('%s is right', (_, more) => expect(returns(more)).toHaveProperty('value'));
  test.each<[string, Fields, Record<string, unknown>]>([
    ['no order', { order: '' }, { order: ['orderRequired'] }],
    ['no product', { productIds: [] }, { productIds: ['productsRequired'] }],
    ['a product of another kind', { productIds: ['7001', 'x'] }, { 'productIds[1]': ['choiceUnknown'] }],
    ['more than fifty', { productIds: Array(60).fill('7') }, { productIds: ['choiceUnknown'] }],
    ['a reason without end', { reason: 'x'.repeat(5_001) }, { reason: ['tooLong {"max":5000}'] }],
  ])('%s is refused', (_, more, errors) => {
    expect(returns(more)).toEqual({ errors });
  });
});

describe('"Job application"', () => {
  const files = { resume: fileOf('cv.pdf'), cover_letter: fileOf('lettre.odt') };
  const person = { family_name: 'Aubert', given_name: 'Camille', email };
  const spontaneous = (more: Fields) => judge(spontaneousSchema, spontaneousFields, { ...person, ...files, ...more });
  const forOffer = (more: Fields) => judge(applicationSchema, applicationFields, { ...person, ...files, ...more });

  test('"reference: required for job-offer applications", and for those only', () => {
    expect(spontaneous({})).toHaveProperty('value.email', email);
    expect(forOffer({})).toEqual({ errors: { reference: ['referenceRequired'] } });
    expect(forOffer({ reference: 'SIL-2026-036' })).toHaveProperty('value.reference', 'SIL-2026-036');
    expect(forOffer({ reference: 'SIL-2026-036', offer: 'ZxCv_1-a' })).toHaveProperty('value.offer', 'ZxCv_1-a');
  });
  test.each<[string, Fields, Record<string, unknown>]>([
    ['"family_name … required"', { family_name: '' }, { family_name: ['familyNameRequired'] }],
    ['"at least 2 characters"', { family_name: 'A' }, { family_name: ['familyNameShort'] }],
    ['"given_name: required"', { given_name: '' }, { given_name: ['givenNameRequired'] }],
    ['"at least 2 characters"', { given_name: 'C' }, { given_name: ['givenNameShort'] }],
    ['"email: required, valid"', { email: 'camille' }, { email: ['emailInvalid'] }],
    ['"required files"', { resume: [] }, { resume: ['resumeRequired'] }],
    ['"required files"', { cover_letter: fileOf('', 0) }, { cover_letter: ['coverLetterRequired'] }],
    ['an empty file', { resume: fileOf('cv.pdf', 0) }, { resume: ['fileEmpty {"name":"cv.pdf"}'] }],
    [
      '"each at most 2,097,152 bytes (2 MB)"',
      { resume: fileOf('cv.pdf', 2_097_153) },
      { resume: ['fileTooLarge {"name":"cv.pdf","megabytes":2}'] },
    ],
    [
      '"For job applications only pdf, doc, docx, cfb, odt"',
      { cover_letter: fileOf('photo.png') },
      { cover_letter: ['fileType {"name":"photo.png","types":"PDF, DOC, DOCX"}'] },
    ],
  ])('%s: %o', (_, more, errors) => {
    expect(spontaneous(more)).toEqual({ errors });
    expect(forOffer({ reference: 'SIL-2026-036', ...more })).toEqual({ errors });
  });
  test.each(['pdf', 'doc', 'docx', 'cfb', 'odt'])('a .%s of 2,097,152 bytes is right', (extension) => {
    expect(spontaneous({ resume: fileOf(`cv.${extension}`, 2_097_152) })).toHaveProperty('value');
  });
  test('"agreement: required, must be ticked, checked on the client only"', () => {
    const fields = { ...spontaneousFields, agreement: 'text' } as const;
    const inBrowser = spontaneousSchema.extend(agreement);
    const post = { ...person, ...files };
    expect(judge(inBrowser, fields, post)).toEqual({ errors: { agreement: ['agreementRequired'] } });
    expect(judge(inBrowser, fields, { ...post, agreement: 'on' })).toHaveProperty('value');
  });
});
