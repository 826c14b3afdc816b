import type { Configuration, KoaContextWithOIDC } from 'oidc-provider';
import { Provider } from 'oidc-provider';
import type { Sites } from '../checkout/handler.ts';
import { type Words, wordsFor } from './messages.ts';
import { failedPage, leavingPage, signedOutPage } from './notices.ts';

type Context = KoaContextWithOIDC;

async function show(ctx: Context, page: Response) {
  ctx.status = page.status;
  for (const [name, value] of page.headers) ctx.set(name, value);
  ctx.body = await page.text();
}

function wordsOf(ctx: Context): Words {
  const { params, entities } = ctx.oidc ?? {};
  const { ui_locales: asked } = params ?? entities?.Interaction?.params ?? ctx.query;
  return wordsFor(typeof asked === 'string' ? asked : ctx.get('accept-language'));
}

/**
 * Replaces the default oidc-provider confirmation pages for ending a session: on sign-out, and when another account signs in.
 * A request with an id_token hint, or without a signed-in session, came from the site and needs no confirmation.
 */
async function showLeaving(ctx: Context, sites: Sites) {
  const { route, session, entities } = ctx.oidc;
  const kind = route === 'resume' ? 'change' : 'signOut';
  const isSure = kind === 'change' || Boolean(entities.IdTokenHint) || !session?.accountId;
  const action = ctx.oidc.urlFor('end_session_confirm');
  await show(ctx, leavingPage(wordsOf(ctx), sites, { action, xsrf: String(session?.state?.secret), kind, isSure }));
}

interface ProviderOptions {
  sites: Sites;
  configuration: Configuration;
  /** Response to a request that ends the session; by default a page with a form that confirms it. */
  leave?: (ctx: KoaContextWithOIDC, sites: Sites) => Promise<void> | void;
}

/** The provider for an issuer, with pages in the design of the brand. */
export function createProvider(issuer: string, { sites, configuration, leave = showLeaving }: ProviderOptions) {
  const provider = new Provider(issuer, {
    // Of both providers: the code flow, with a refresh token that is replaced at each use and ends with the session.
    conformIdTokenClaims: false,
    expiresWithSession: () => true,
    issueRefreshToken: () => true,
    responseTypes: ['code'],
    rotateRefreshToken: true,
    ...configuration,
    features: {
      ...configuration.features,
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => {
          ctx.body = form;
        },
        postLogoutSuccessSource: (ctx) => show(ctx, signedOutPage(wordsOf(ctx), sites)),
      },
    },
    renderError: (ctx, { error }) => show(ctx, failedPage(wordsOf(ctx), sites, error, ctx.status)),
  });
  provider.use(async (ctx, next) => {
    await next();
    const isLeaving =
      typeof ctx.body === 'string' && ctx.body.includes(`action="${ctx.oidc?.urlFor('end_session_confirm')}"`);
    if (isLeaving) await leave(ctx as Context, sites);
  });
  provider.on('server_error', (_ctx, error) => console.error('Identity provider:', error));
  return provider;
}
