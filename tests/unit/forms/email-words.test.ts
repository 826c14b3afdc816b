import { expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { emailFormWords } from '../../../components/forms/form-words.ts';
import { jobAlertSchema } from '../../../lib/careers/alert-schema.ts';
import { type FormName, readProblem } from '../../../lib/forms/state.ts';
import { newsletterSchema } from '../../../lib/newsletter/schema.ts';
import { stockAlertSchema } from '../../../lib/stock-alert/schema.ts';

const forms: [FormName, ZodType, problems: string[]][] = [
  ['newsletter', newsletterSchema, []],
  ['stock-alert', stockAlertSchema, ['notSoldHere', 'inStock']],
  ['job-alert', jobAlertSchema, []],
];

/** Codes of the errors that a schema has for these values. */
const errorsOf = (schema: ZodType, values: object): string[] =>
  schema.safeParse(values).error?.issues.map(({ message }) => readProblem(message).code) ?? [];

test.each(forms)('%s has words for each of its own errors and problems', async (form, schema, own) => {
  const { errors, problems } = await emailFormWords('nl-be', form);
  const wrong = [
    {},
    { email: 'maud@' },
    {
      email: `${'m'.repeat(260)}@mail.example`,
      registration_channel: 'radio',
      variantId: 'x',
      criteria: 'a'.repeat(1_001),
    },
  ];
  const codes = new Set(wrong.flatMap((values) => errorsOf(schema, values)));
  expect(codes.size).toBeGreaterThan(1);
  for (const code of codes) expect(errors[code], code).toMatch(/\p{L}/u);
  const codesOfAll = ['unavailable', 'offline', 'limited', 'limitedToday', 'proof', 'keyReused', 'outdated'];
  for (const code of [...codesOfAll, ...own]) expect(problems[code], code).toMatch(/\p{L}/u);
});

test('a form on every page does not have the words of another', async () => {
  const { errors, problems } = await emailFormWords('fr-fr', 'newsletter');
  expect(Object.keys(errors)).not.toContain('variantRequired');
  expect(Object.keys(problems)).not.toContain('inStock');
});
