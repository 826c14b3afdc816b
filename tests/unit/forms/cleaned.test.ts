import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { z } from 'zod';

const ROOT = path.join(import.meta.dirname, '../../..');
const sources = (folder: string, ending: RegExp): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => path.join(folder, file));

/** Not read from a form. */
const NO_FORMS = ['lib/services/store/schema.ts'];
/** Derived by the site from posted values. */
const NOT_POSTED = [
  'storedJobAlert.criteria',
  'storedReminder.variantId',
  'storedReminder.productId',
  'storedReminder.productName',
];
/** Every character of a password is significant. */
const SECRETS = [
  'passwordSchema.current',
  'passwordSchema.password',
  'signInSchema.password',
  'registerSchema.password',
];

type Field = { name: string; schema: z.ZodType; isList: boolean };

/** The innermost input of a field: the schema that a posted text is parsed by first. */
function inputOf(schema: z.ZodType): { input: z.ZodType; isList: boolean } {
  if (schema instanceof z.ZodArray) return { input: inputOf(schema.element as z.ZodType).input, isList: true };
  if (schema instanceof z.ZodPipe) return inputOf(schema.in as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return inputOf(schema.unwrap() as z.ZodType);
  }
  return { input: schema, isList: false };
}

function fieldsOf(name: string, value: unknown): Field[] {
  if (value instanceof z.ZodObject)
    return Object.entries(value.shape).flatMap(([key, each]) => fieldsOf(`${name}.${key}`, each));
  if (value instanceof z.ZodUnion) return value.options.flatMap((each) => fieldsOf(name, each));
  if (value instanceof z.ZodType) {
    const { input, isList } = inputOf(value);
    if (isList && input instanceof z.ZodObject) return fieldsOf(name, input);
    return input instanceof z.ZodString ? [{ name, schema: value, isList }] : [];
  }
  // Rules that differ by market.
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(`${name}.${key}`, each));
}

const modules = [
  ...sources('lib', /(?:^|[/-])schema\.ts$/).filter((file) => !NO_FORMS.includes(file)),
  'lib/calculator/calculate.ts',
  'lib/newsletter/subscribe.ts',
  'lib/reviews/rules.ts',
  'lib/stock-alert/form.ts',
];
const fields = (
  await Promise.all(
    modules.map(async (file) => {
      const exported: Record<string, unknown> = await import(path.join(ROOT, file));
      return Object.entries(exported).flatMap(([name, value]) => fieldsOf(name, value));
    }),
  )
).flat();

const SAMPLES = [
  'Solène Tanguy',
  'solene@exemple.fr',
  '06 14 25 36 47',
  '35400',
  '+32 470 12 34 56',
  '12',
  'ETE-25',
  'increase',
  new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10),
  '4',
  'Le flacon se referme bien, et le goût est discret.',
];
const pasted = (text: string): string =>
  `\ufeff\u00a0\u200b${text.replace(/^(.)(.*)(.)$/su, '$1\u00ad$2\u2060$3')}\u200e\u2009\u3000`;

const judge = ({ schema, isList }: Field, text: string): unknown => {
  const { success, data, error } = schema.safeParse(isList ? [text] : text);
  return success ? { data } : { codes: error.issues.map(({ message }) => message) };
};

const cleaned = fields.filter(({ name }) => ![...SECRETS, ...NOT_POSTED].includes(name));

test('the forms are found, with their texts', () => {
  const forms = new Set(fields.map(({ name }) => name.split('.')[0]));
  expect([...forms].sort()).toEqual(
    expect.arrayContaining([
      'contactSchema',
      'campaignSchema',
      'PROFILE_SCHEMAS',
      'ADDRESS_SCHEMAS',
      'quantitySchema',
      'placeSchema',
      'newsletterSchema',
      'stockAlertSchema',
    ]),
  );
  expect(cleaned.length).toBeGreaterThan(60);
  expect(SECRETS.filter((name) => !fields.some((field) => field.name === name))).toEqual([]);
});

describe('what was pasted is read as what it looks like, before any rule', () => {
  test.each(cleaned.map((field) => [field.name, field] as const))('%s', (_, field) => {
    const answers = SAMPLES.map((text) => judge(field, text));
    expect(answers.some((answer) => Object.hasOwn(answer as object, 'data'))).toBe(true);
    expect(SAMPLES.map((text) => judge(field, pasted(text)))).toEqual(answers);
    expect(judge(field, pasted(''))).toEqual(judge(field, ''));
  });
});

describe('what is far too long is not normalised: the rules of the field refuse it as it is', () => {
  test.each(fields.map((field) => [field.name, field] as const))('%s', (_, field) => {
    const normalise = vi.spyOn(String.prototype, 'normalize');
    for (const character of ['\ufb03', 'e\u0323\u0301', '\u200b']) judge(field, character.repeat(60_000));
    const lengths = normalise.mock.contexts.map((text) => String(text).length);
    expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(10_000);
  });
});

test.each(SECRETS)('%s is taken as it was typed', (name) => {
  const field = fields.find((each) => each.name === name);
  if (!field) throw new Error(`${name} is gone`);
  expect(judge(field, 'mot\u00a0de\u200bpasse\u2011e\u0301')).toEqual({ data: 'mot\u00a0de\u200bpasse\u2011é' });
});

test('whoever reads a form takes its rules from a file where this test finds them', () => {
  const reads = /\b(?:FormDefinition|TaskOf?<|VisitorTask|LoadSchema|parseWithZod|replyTo\()/;
  const makes = /^import (?!type\b).*\bfrom 'zod'/m;
  const files = ['lib', 'app', 'components'].flatMap((folder) => sources(folder, /\.tsx?$/));
  const own = files.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    return !modules.includes(file) && reads.test(text) && makes.test(text);
  });
  expect(own).toEqual([]);
});
