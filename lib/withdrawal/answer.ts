import 'server-only';
import type { z } from 'zod';
import { type FormDefinition, receive } from '../forms/handle';
import { safeData } from '../forms/safe-data';
import { OWN_FIELDS } from '../forms/state';
import { follow } from '../links/follow';
import { logError } from '../log';
import { enterWith } from '../request/context';
import { declarationIn, stepOf } from './declaration';
import { shownFields } from './schema';
import { STEP, type Values, type WithdrawalState } from './state';

/**
 * The one action of both steps: fields lead to the review, its buttons declare or lead back. Whatever happens, what was typed
 * goes back: it throws a TypeError for what is no form, and nothing else.
 */
export async function answerTo<Schema extends z.ZodType>(
  definition: FormDefinition<Schema>,
  posted: FormData,
): Promise<WithdrawalState> {
  enterWith(posted);
  const token = posted.get(OWN_FIELDS.token);
  const values = valuesIn(posted);
  if (typeof token === 'string') return posted.has(STEP.name) ? typedAgain(values) : confirmedBy(token, values);
  const answer = await receive(definition, posted);
  if ('status' in answer) return answer;
  return (await step(answer.id)) ?? typedAgain(values, 'unavailable');
}

/** What the fields, or the review in their place, hold. */
function valuesIn(posted: FormData): Values {
  const data = safeData(posted, shownFields);
  const text = (name: string) => String(data.get(name) ?? '');
  const texts = (name: string) => data.getAll(name).map(String);
  return {
    name: text('name'),
    order: text('order'),
    email: text('email'),
    goods: text('goods'),
    reason: text('reason'),
    lines: texts('lines'),
    quantities: texts('quantities'),
  };
}

/** The fields once more, with what was typed in them. */
const typedAgain = (values: Values, code?: string): WithdrawalState => ({
  status: 'error',
  result: { initialValue: values },
  ...(code && { problem: { code, values: {} } }),
});

async function confirmedBy(token: string, values: Values): Promise<WithdrawalState> {
  const id = declarationIn(token);
  if (!id) return typedAgain(values, 'reviewOver');
  const { outcome } = await follow(token);
  const found = outcome === 'unavailable' ? undefined : await step(id);
  if (found) return found;
  if (found === null) return typedAgain(values, 'reviewOver');
  return { status: 'review', token, values, problem: { code: 'undeclared', values: {} } };
}

/** Undefined while the store does not answer. */
const step = (id: string) =>
  stepOf(id).catch((error) => {
    logError('withdrawal', error);
    return undefined;
  });
