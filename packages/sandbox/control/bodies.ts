import { z } from 'zod';
import { returnActions } from '../accounts/returns.ts';
import { accountActions } from '../identity/accounts.ts';
import { cents } from '../shopify/catalogue/parts.ts';
import { type FaultKind, httpFaultKinds, mailFaultKinds } from './faults.ts';

/** An invalid or impossible request to the control page. */
export class Refusal extends Error {}

const absent = (value: unknown) => (value === '' ? undefined : value);
const number = (least: number) => z.preprocess(absent, z.coerce.number().min(least).optional());

const variantId = z.union([z.coerce.number().int(), z.string().transform((gid) => Number(gid.split('/').at(-1)))]);

export const stockBody = z.object({
  variantId,
  quantity: z.coerce.number().int().min(0),
});

export const priceBody = z.object({
  variantId,
  price: cents,
  compareAtPrice: z.preprocess((value) => (value === '' ? null : value), cents.nullish()),
});

export const offerBody = z.object({ id: z.coerce.string(), status: z.enum(['ACTIVE', 'EXPIRED']) });

export const faultServices = ['commerce', 'content', 'accounts', 'mail', 'brevo', 'identity', '*'] as const;

const kindsOf = (service: string): readonly FaultKind[] => (service === 'mail' ? mailFaultKinds : httpFaultKinds);

export const faultBody = z
  .object({
    service: z.enum(faultServices).default('commerce'),
    operation: z.preprocess(absent, z.string().default('*')),
    kind: z.enum([...httpFaultKinds, ...mailFaultKinds]),
    share: z.coerce.number().min(0).max(1).default(1),
    seed: z.preprocess(absent, z.coerce.number().int().default(1)),
    times: number(1),
    ms: number(0),
    status: number(400),
    retryAfter: number(0),
    buyerIp: z.preprocess(absent, z.string().optional()),
  })
  .refine(({ service, kind }) => service === '*' || kindsOf(service).some((one) => one === kind), {
    path: ['kind'],
    error: `of mail is one of ${mailFaultKinds.join(', ')}; of the others one of ${httpFaultKinds.join(', ')}`,
  });

export const accountBody = z.object({ email: z.string(), action: z.enum(accountActions) });

const words = z.preprocess(absent, z.string().optional());

/** `at` is the time of the event, by default now; `lines` defaults to all remaining lines. */
export const orderBody = z.object({
  number: z.coerce.number().int(),
  action: z.enum(['fulfill', 'deliver', 'refund', 'cancel']),
  tracking: z.object({ company: words, number: words }).optional(),
  /** The same fields in a form. */
  trackingCompany: words,
  trackingNumber: words,
  lines: z
    .array(z.object({ variantId, quantity: z.coerce.number().int().positive() }))
    .min(1)
    .optional(),
  reason: z.enum(['CUSTOMER', 'DECLINED', 'FRAUD', 'INVENTORY', 'OTHER', 'STAFF']).optional(),
  at: z.preprocess(absent, z.iso.datetime().optional()),
});

export const customerBody = z.object({
  email: z.string(),
  action: z.enum(['disable', 'enable', 'revoke-tokens', 'expire-tokens']),
});

export const returnBody = z.object({
  /** For example `#1001-R1`. */
  name: z.string(),
  action: z.enum(returnActions),
  note: words,
});

export const againBody = z.object({ id: z.string() });

/** Parses and validates the JSON or form body of a request; throws a Refusal with the validation errors. */
export async function readBody<T extends z.ZodType>(request: Request, shape: T): Promise<z.output<T>> {
  const isJson = request.headers.get('content-type')?.includes('json');
  const body: unknown = await (isJson ? request.json() : request.formData().then(Object.fromEntries)).catch(() => {
    throw new Refusal('The body must be JSON or a form.');
  });
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new Refusal(z.prettifyError(parsed.error));
  return parsed.data;
}
