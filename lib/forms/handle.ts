import 'server-only';
import type { Submission as ConformSubmission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import { signLink } from '../links/signed';
import { env } from '../platform/env';
import { AppError, errorCode } from '../platform/errors';
import { logError } from '../platform/log/log';
import type { Market } from '../platform/markets';
import { count } from '../platform/metrics/meter';
import { assertFormData } from '../platform/request';
import { isUuid } from '../platform/text/clean';
import { consume } from '../rate-limit/consume';
import { ATTEMPTS, type Limit, limitProblem, POSTS } from '../rate-limit/limits';
import type { Upload } from '../services/store/files';
import { HELD_HOURS } from '../services/store/retention';
import { requestMarket, visitorAddress } from '../session/request-market';
import { type Accepted, accept, type Effect, findRepeated, type Post, type Submission } from '../submissions/accept';
import { inspectFile, inTurn } from '../uploads/inspect';
import type { UploadPolicy } from '../uploads/limits';
import { type Fields, safeData, unchecked } from './fields';
import { verifyProof } from './proof';
import { confirmed } from './refused-form';
import { type FormName, type FormState, OWN_FIELDS, type Problem, problemText } from './state';

/** A submission as defined by its form; `handleForm` adds the key, the proof of the bot check, the files and the rate limits. */
export type Plan = Pick<Submission, 'payload' | 'keepDays' | 'deliveries' | 'receipt'>;

export type FormDefinition<Schema extends z.ZodType> = {
  form: FormName;
  fields: Fields;
  schema: Schema;
  /** Section 5 of the specification: return products and the quantity counter skip the bot check. */
  bot: 'proof' | 'none';
  uploads?: Readonly<Record<string, UploadPolicy>>;
  /** Everyone confirms in a second step, with or without JavaScript. */
  held?: true;
  /**
   * Accepted posts per IP address, when the default limit could block someone who exercises a legal right. Null when the
   * plan has an effect elsewhere, after which nothing may refuse the post: the limit of attempts comes before it.
   */
  posts?: Limit | null;
  /** From validated input to what is stored. May throw FormProblem. */
  plan: (value: z.output<Schema>, context: { market: Market; files: readonly File[] }) => Promise<Plan>;
  /**
   * Effects of an accepted submission besides its deliveries, in the same transaction. Where it sends an email to an address
   * that anybody may have typed, it calls `takeMail`: a submission that nobody confirms costs the address nothing.
   */
  onAccepted?: Effect;
};

/** A problem that only the server can detect, shown at a field or above the form. */
export class FormProblem extends Error {
  readonly field: string | null;
  readonly problem: Problem;

  constructor(field: string | null, code: string, values: Problem['values'] = {}) {
    super(code);
    this.field = field;
    this.problem = { code, values };
  }
}

/** The effect of submissions of this form only. */
export const effectOf =
  ({ form, onAccepted }: Pick<FormDefinition<z.ZodType>, 'form' | 'onAccepted'>) =>
  (name: string): Effect | null | undefined =>
    name === form ? (onAccepted ?? null) : undefined;

const HOUR_MS = 3_600_000;

type Failure = Extract<FormState, { status: 'error' }>;

/**
 * Entry point from a posted form to a stored submission. Typed values are always returned to the form. Throws only a
 * TypeError, when `posted` is not a form.
 */
export async function handleForm<Schema extends z.ZodType>(
  definition: FormDefinition<Schema>,
  posted: FormData,
): Promise<FormState> {
  assertFormData(posted);
  // The same action for both steps: without JavaScript a page only shows the result of the form whose action was
  // posted.
  const token = posted.get(OWN_FIELDS.token);
  if (typeof token === 'string') return confirmed(token, effectOf(definition));
  const answer = await receive(definition, posted);
  return 'status' in answer ? answer : stateOf(answer);
}

/** The stored submission of a posted form, or its errors together with the typed values. Does not throw. */
export async function receive<Schema extends z.ZodType>(
  definition: FormDefinition<Schema>,
  posted: FormData,
): Promise<Accepted | Failure> {
  const answer = await keep(definition, posted);
  const outcome = 'status' in answer ? (answer.problem?.code ?? 'invalid') : answer.state;
  count('forms', { form: definition.form, outcome });
  return answer;
}

async function keep<Schema extends z.ZodType>(
  definition: FormDefinition<Schema>,
  posted: FormData,
): Promise<Accepted | Failure> {
  const data = safeData(posted, definition.fields);
  let parsed: Parsed = parseWithZod(data, { schema: unchecked });
  try {
    const address = await visitorAddress();
    await consume(`attempts:${definition.form}`, ATTEMPTS, address);
    const submission = parseWithZod(data, { schema: definition.schema });
    parsed = submission;
    if (submission.status !== 'success') return { status: 'error', result: submission.reply() };
    const market = await requestMarket(posted.get(OWN_FIELDS.locale));
    // Before the files: they cost more than the visitor's proof of work.
    const once = await proofIn(definition, posted);
    const files = filesIn(data);
    const uploads = files.length > 0 ? await inTurn()(address, () => inspected(definition, data)) : [];
    const { form } = definition;
    const post = { form, locale: market.locale, typed: submission.value, uploads, key: keyIn(posted) };
    const plan = await planOrRepeated(definition, post, submission.value, { market, files });
    if ('state' in plan) return plan;
    return await accept({
      ...plan,
      ...post,
      once,
      held: definition.held ?? (definition.bot === 'proof' && once === null),
      // Its effect is a mail that may be lost, or needed again after leaving. What everyone confirms counts once.
      startsOver: definition.onAccepted !== undefined && !definition.held,
      alongside: async (tx, id) => definition.onAccepted?.(tx, { id, payload: plan.payload, locale: market.locale }),
      async limit() {
        const { posts = POSTS } = definition;
        if (posts) await consume(`posts:${form}`, posts, address);
      },
    });
  } catch (error) {
    return failure(error, parsed);
  }
}

/** What to store; or the first submission of the key, where the same post comes again and would be refused now. */
async function planOrRepeated<Schema extends z.ZodType>(
  { plan }: FormDefinition<Schema>,
  post: Post,
  ...[value, context]: Parameters<FormDefinition<Schema>['plan']>
): Promise<Plan | Accepted> {
  try {
    return await plan(value, context);
  } catch (error) {
    const first = await findRepeated(post);
    if (first) return first;
    throw error;
  }
}

const stateOf = ({ id, state, ...receipt }: Accepted): FormState =>
  state === 'accepted'
    ? { status: 'done', ...receipt }
    : {
        status: 'confirm',
        token: signLink({ purpose: 'submission-confirm', id }, Date.now() + HELD_HOURS * HOUR_MS, env().FORMS_SECRET),
      };

const filesIn = (data: FormData): File[] => [...data.values()].filter((value) => value instanceof File);

async function inspected({ uploads = {} }: { uploads?: FormDefinition<z.ZodType>['uploads'] }, data: FormData) {
  const found: Upload[] = [];
  for (const [field, policy] of Object.entries(uploads)) {
    for (const file of data.getAll(field)) {
      if (!(file instanceof File)) continue;
      const bytes = new Uint8Array(await file.arrayBuffer());
      // Decided by content: the type that the browser sends is ignored.
      const inspected = await inspectFile(bytes, file.name, policy);
      if ('code' in inspected) throw new FormProblem(field, inspected.code, inspected.values);
      found.push({ field, ...inspected, bytes });
    }
  }
  return found;
}

/**
 * The id under which the proof of the bot check is used up; null without a bot check, and for a visitor without
 * JavaScript, who confirms instead.
 */
async function proofIn({ bot, form }: Pick<FormDefinition<z.ZodType>, 'bot' | 'form'>, posted: FormData) {
  if (bot === 'none') return null;
  const proof = posted.get(OWN_FIELDS.proof);
  if (typeof proof !== 'string' || proof === '') {
    if (posted.has(OWN_FIELDS.scripted)) throw new AppError('proofMissing', { reason: 'absent' });
    return null;
  }
  const verdict = await verifyProof(proof, form, env().FORMS_SECRET);
  if (!verdict.ok) throw new AppError('proofMissing', { reason: verdict.reason });
  return verdict.once;
}

function keyIn(posted: FormData): string | null {
  const key = posted.get(OWN_FIELDS.key);
  return typeof key === 'string' && isUuid(key) ? key : null;
}

/** Error codes that the visitor can fix; all others become "nothing was sent, try again". */
const known: Readonly<Record<string, string>> = { proofMissing: 'proof', keyReused: 'keyReused' };

type Parsed = Pick<ConformSubmission<unknown>, 'reply'>;

function failure(error: unknown, submission: Parsed): Failure {
  if (error instanceof FormProblem && error.field) {
    const text = problemText(error.problem.code, error.problem.values);
    return { status: 'error', result: submission.reply({ fieldErrors: { [error.field]: [text] } }) };
  }
  if (error instanceof FormProblem) return { status: 'error', result: submission.reply(), problem: error.problem };
  if (errorCode(error) === 'limited') {
    return { status: 'error', result: submission.reply(), problem: limitProblem(error) };
  }
  logError('forms', error);
  const code = (error instanceof AppError && known[error.code]) || 'unavailable';
  return { status: 'error', result: submission.reply(), problem: { code, values: {} } };
}
