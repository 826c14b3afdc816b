import type { Sites } from '../checkout/handler.ts';
import { openSaved } from '../saved.ts';
import { type AccountAction, type Accounts, createAccounts } from './accounts.ts';
import { createAttempts } from './attempts.ts';
import { type Client, configurationOf } from './configuration.ts';
import type { Demonstration } from './demonstration.ts';
import { handleInteraction } from './interaction.ts';
import { answerOf, toIncoming } from './node-bridge.ts';
import { createProvider } from './provider.ts';
import { emptyState } from './state.ts';
import { createStore } from './store.ts';

export interface IdentityOptions {
  /** Base URL of the provider, without a trailing slash. */
  issuer: string;
  /** The client (relying party) with its redirect URIs. */
  client: Client;
  sites: Sites;
  demonstration: Demonstration[];
  /** State file; without it, the state lives only as long as the process. */
  file?: string;
  accessTokenSeconds?: number;
  clock?: () => Date;
}

export interface Identity {
  handle(request: Request): Promise<Response>;
  accounts: Pick<Accounts, 'list'>;
  /** False when there is no such account. */
  switchAccount(email: string, action: AccountAction): boolean;
  /** Deletes registered accounts, changes made on the control page, and sessions. */
  reset(): void;
}

/** An OpenID provider with its pages. There is one client and no consent page: every account may use it. */
export function createIdentity(options: IdentityOptions): Identity {
  const { issuer, client, sites, demonstration, accessTokenSeconds = 300, clock = () => new Date() } = options;
  const saved = openSaved(emptyState, options.file);
  const store = createStore(saved);
  const accounts = createAccounts(demonstration, saved);
  const attempts = createAttempts(clock);
  const configuration = configurationOf({ client, sites, accounts, store, accessTokenSeconds });
  const provider = createProvider(issuer, { sites, configuration });
  const listener = provider.callback();
  const tools = { provider, accounts, attempts, demonstration, sites };
  return {
    async handle(request) {
      const page = await handleInteraction(request, tools);
      const answer = page ?? (await answerOf(listener, await toIncoming(request)));
      store.settle();
      return answer;
    },
    accounts,
    switchAccount: accounts.switch,
    reset() {
      saved.reset();
      attempts.clear();
    },
  };
}
