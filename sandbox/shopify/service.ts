import { randomBytes } from 'node:crypto';
import { handleCheckout, isCheckout, type Sites } from '../checkout/handler.ts';
import type { Catalogue } from './catalogue/types.ts';
import type { Tools } from './context.ts';
import { handleApi, isApi } from './handler.ts';
import { openState, type State } from './state.ts';

export interface CommerceOptions {
  catalogue: Catalogue;
  state?: State;
  clock?: () => Date;
  random?: (bytes: number) => string;
  /** Where the checkout sends buyers back to; without it the checkout has no way back. */
  sites?: Sites;
}

export interface Commerce extends Tools {
  handle(request: Request): Promise<Response>;
}

/** The commerce service over its catalogue: the Storefront API and the hosted checkout. Without a state it forgets. */
export function createCommerce(options: CommerceOptions): Commerce {
  const tools: Tools = {
    catalogue: options.catalogue,
    state: options.state ?? openState(),
    clock: options.clock ?? (() => new Date()),
    random: options.random ?? ((bytes) => randomBytes(bytes).toString('hex')),
  };
  return {
    ...tools,
    async handle(request) {
      if (isApi(request)) return handleApi(request, tools);
      if (isCheckout(request)) return handleCheckout(request, tools, options.sites ?? {});
      return Response.json({ errors: 'Not Found' }, { status: 404 });
    },
  };
}
