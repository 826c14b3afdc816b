import { z } from 'zod';
import type { Commerce } from '../shopify/service.ts';
import { controlPage } from './control-page.ts';
import { type Faults, faultKinds } from './faults.ts';

export interface ControlOptions {
  commerce: Commerce | null;
  content: { reset(): Promise<void> | void } | null;
  faults: Faults;
  /** Where content is edited; none when that service is not started. */
  editorUrl?: string | null;
}

const absent = (value: unknown) => (value === '' ? undefined : value);
const number = (least: number) => z.preprocess(absent, z.coerce.number().min(least).optional());

const stockBody = z.object({
  variantId: z.union([z.coerce.number().int(), z.string().transform((gid) => Number(gid.split('/').at(-1)))]),
  quantity: z.coerce.number().int().min(0),
});

const faultBody = z.object({
  service: z.enum(['commerce', 'content', '*']).default('commerce'),
  operation: z.preprocess(absent, z.string().default('*')),
  kind: z.enum(faultKinds),
  share: z.coerce.number().min(0).max(1).default(1),
  seed: z.preprocess(absent, z.coerce.number().int().default(1)),
  ms: number(0),
  status: number(400),
  retryAfter: number(0),
});

class Refusal extends Error {}

async function bodyOf(request: Request): Promise<unknown> {
  const isJson = request.headers.get('content-type')?.includes('json');
  return (isJson ? request.json() : request.formData().then(Object.fromEntries)).catch(() => {
    throw new Refusal('The body must be JSON or a form.');
  });
}

function parse<T extends z.ZodType>(shape: T, body: unknown): z.output<T> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new Refusal(z.prettifyError(parsed.error));
  return parsed.data;
}

function setStock(body: unknown, commerce: Commerce | null) {
  const { variantId, quantity } = parse(stockBody, body);
  const variant = commerce?.catalogue.variant(variantId);
  if (!commerce || !variant) throw new Refusal(`There is no variant ${variantId}.`);
  if (variant.components.length > 0) throw new Refusal('The stock of a bundle is that of its components.');
  commerce.state.data.stock[variantId] = quantity;
  commerce.state.changed();
}

function stateOf({ commerce, faults }: ControlOptions) {
  const { carts = {}, orders = [], stock = {} } = commerce?.state.data ?? {};
  return { carts: Object.values(carts), orders: orders.length, stock, faults: faults.list() };
}

async function act(path: string, request: Request, options: ControlOptions) {
  const { commerce, content, faults } = options;
  if (path === '/control/reset') {
    commerce?.state.reset();
    await content?.reset();
    faults.clear();
  } else if (path === '/control/stock') setStock(await bodyOf(request), commerce);
  else if (path === '/control/faults') faults.set(parse(faultBody, await bodyOf(request)));
  else if (path === '/control/faults/clear') faults.clear();
  else return Response.json({ error: `There is no ${path}.` }, { status: 404 });
  const isForm = request.headers.get('content-type')?.includes('form');
  return isForm ? new Response(null, { status: 303, headers: { location: '/' } }) : Response.json(stateOf(options));
}

/** The control desk of the embedded services: a page with forms, and the same things as JSON under /control/. */
export function createControl(options: ControlOptions) {
  return async (request: Request): Promise<Response> => {
    const { pathname, origin } = new URL(request.url);
    if (request.method === 'POST') {
      // A page of another site must not press these buttons through the visitor's browser.
      const from = request.headers.get('origin');
      if (from && from !== origin) return Response.json({ error: 'Not from another site.' }, { status: 403 });
      try {
        return await act(pathname, request, options);
      } catch (error) {
        if (error instanceof Refusal) return Response.json({ error: error.message }, { status: 400 });
        throw error;
      }
    }
    if (pathname === '/') return controlPage(options);
    if (pathname === '/control/state') return Response.json(stateOf(options));
    if (pathname === '/control/orders') return Response.json(options.commerce?.state.data.orders ?? []);
    return Response.json({ error: `There is no ${pathname}.` }, { status: 404 });
  };
}
