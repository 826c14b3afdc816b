import { calculate, type Quantity } from './calculate.ts';
import type { Constants } from './constants.ts';
import { QUANTITY_FIELDS, type QuantityField } from './entity.ts';
import { quantitySchema } from './schema.ts';

export type Entered = Readonly<Partial<Record<QuantityField, string>>>;

export type Answer = {
  entered: Entered;
  /** What is wrong with a field, as the text of an issue (lib/forms/problem.ts). */
  errors: Readonly<Partial<Record<QuantityField, string>>>;
  /** Null as long as something is wrong or missing. */
  quantity: Quantity | null;
};

const isField = (name: unknown): name is QuantityField => QUANTITY_FIELDS.some((field) => field === name);

function enteredIn(form: FormData): Entered {
  const texts = QUANTITY_FIELDS.flatMap((name) => {
    const value = form.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(texts);
}

/** What the calculator says to a form, the same in the browser and on the server: a quantity, or an error for each field. */
export function answerTo(form: FormData, constants: Constants): Answer {
  const entered = enteredIn(form);
  const parsed = quantitySchema.safeParse(entered);
  if (parsed.success) return { entered, errors: {}, quantity: calculate(parsed.data, constants) };
  const errors: Partial<Record<QuantityField, string>> = {};
  for (const { path, message } of parsed.error.issues) {
    const [name] = path;
    if (isField(name)) errors[name] ??= message;
  }
  return { entered, errors, quantity: null };
}
