import type { Sites } from '../checkout/handler.ts';
import { openSaved } from '../saved.ts';
import { type AccountAction, type Accounts, createAccounts } from './accounts.ts';
import { createAttempts } from './attempts.ts';
import type { Client } from './configuration.ts';
import type { Demonstration } from './demonstration.ts';
import { handleInteraction } from './interaction.ts';
import { answerOf, toIncoming } from './node-bridge.ts';
import { createProvider } from './provider.ts';
import { emptyState } from './state.ts';
import { createStore } from './store.ts';

export interface IdentityOptions {
  /** Its own address, without a slash at the end. */
  issuer: string;
  /** Whom it signs people in for, at these addresses. */
  client: Client;
  sites: Sites;
  demonstration: Demonstration[];
  /** Where it remembers; without it, as long as the process. */
  file?: string;
  accessTokenSeconds?: number;
  clock?: () => Date;
}

export interface Identity {
  handle(request: Request): Promise<Response>;
  accounts: Pick<Accounts, 'list'>;
  /** False when there is no such account. */
  switchAccount(email: string, action: AccountAction): boolean;
  /** Forgets registered accounts, what was switched, and who is signed in. */
  reset(): void;
}

/** An OpenID provider with its pages. Everyone who has an account may use the one client there is: nobody is asked for consent. */
export function createIdentity(options: IdentityOptions): Identity {
  const { issuer, client, sites, demonstration, accessTokenSeconds = 300, clock = () => new Date() } = options;
  const saved = openSaved(emptyState, options.file);
  const store = createStore(saved);
  const accounts = createAccounts(demonstration, saved);
  const attempts = createAttempts(clock);
  const provider = createProvider(issuer, { client, sites, accounts, store, accessTokenSeconds });
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
