import { GET as cartRoute } from '../../../app/api/ecommerce/cart/route.ts';
import { addToCart } from '../../../lib/cart/actions.ts';
import { openCart } from '../../../lib/cart/view.ts';
import { getCategoryPage, getProductPage } from '../../../lib/catalogue/pages.ts';
import { answerDirectory } from '../../../lib/directory/search.ts';
import { getAdvicePage } from '../../../lib/editorial/health.ts';
import { getHome } from '../../../lib/editorial/pages.ts';
import { findPlaces } from '../../../lib/places/queries.ts';
import { AppError } from '../../../lib/platform/errors.ts';
import { MARKETS } from '../../../lib/platform/markets.ts';
import { requestDeadline, runRequest } from '../../../lib/platform/request.ts';
import { search } from '../../../lib/search/queries.ts';
import { fetchDiscovery } from '../../../lib/services/identity.ts';
import { changeList } from '../../../lib/services/mail/brevo.ts';
import { getCustomer } from '../../../lib/services/shopify/operations/customer.ts';
import { openAccount } from '../../../lib/session/account.ts';

/** `ask` returns the outcome of a request: `well`, or what is shown instead. */
export type Asker = { asked: { method?: string; url: string }; ask: () => Promise<string> };

const wellIf = (holds: boolean, otherwise: string): string => (holds ? 'well' : otherwise);
const form = (fields: Record<string, string>): FormData => {
  const posted = new FormData();
  for (const [name, value] of Object.entries({ ...fields, locale: 'fr-fr', scripted: '1' })) posted.set(name, value);
  return posted;
};
const page = (url: string, ask: Asker['ask']): Asker => ({ asked: { url }, ask });
const step = (url: string, ask: Asker['ask']): Asker => ({ asked: { method: 'POST', url }, ask });

const listing = page('/nos-produits/sommeil', async () => {
  const found = await getCategoryPage('fr-fr', ['complements-alimentaires']);
  return wellIf(found?.cards.some(({ sale }) => sale.kind === 'shop') ?? false, 'without the shop');
});
const product = page('/nos-produits/x', async () => {
  const found = await getProductPage('fr-fr', ['cosmetiques', 'corps-et-mains', 'baume-de-nuit']);
  return wellIf(Boolean(found?.product), found?.sellable ? 'without the shop' : 'missing');
});

/** By the service that fails: the callers that need it. */
export const ASKERS = {
  content: {
    home: page('/', async () => wellIf((await getHome('fr-fr')) !== null, 'missing')),
    listing,
    product,
    article: page('/sante/x', async () =>
      wellIf((await getAdvicePage('fr-fr', ['sommeil', 'ecrans-et-soiree'])) !== null, 'missing'),
    ),
    directory: page('/annuaire', async () => {
      const selection = { category: 'midwife', place: 'Lyon', at: null, radius: 50, page: 1 } as const;
      const { state } = await answerDirectory(selection, MARKETS['fr-fr']);
      return wellIf(state === 'found', state);
    }),
    search: page('/recherche', async () => {
      const selection = { query: 'sommeil', kind: null, groups: [], sort: 'relevance', page: 1 } as const;
      return wellIf((await search('fr-fr', selection)).total > 0, 'nothing');
    }),
  },
  shop: {
    listing,
    product,
    cart: page('/checkout/cart', async () => {
      const { cart, later } = await openCart('fr-fr');
      const known = cart ?? (await later);
      return wellIf(Boolean(known), 'cart unavailable');
    }),
    'cart of the bag': {
      asked: { url: '/api/ecommerce/cart' },
      ask: async () => {
        const answer = await cartRoute(new Request('http://fr.localhost:3000/api/ecommerce/cart?locale=fr-fr'));
        return wellIf(answer.status === 200, `${answer.status} ${(await answer.json()).code}`);
      },
    },
    add: step('/', async () => {
      const reply = await addToCart(form({ variantId: '70031', quantity: '1' }));
      return reply.status === 'ok' ? 'well' : reply.code;
    }),
    account: page('/mon-compte', async () => {
      const { status } = await openAccount('fr-fr', undefined, getCustomer);
      return wellIf(status === 'open', status);
    }),
  },
  identity: { 'signing in': step('/auth', async () => wellIf(Boolean(await fetchDiscovery()), 'nothing')) },
  mail: {
    'joining a list': step('/', async () => {
      await changeList({ action: 'remove', listId: 7, email: 'a@b.example' });
      return 'well';
    }),
  },
  geocoder: {
    'a place': page('/annuaire', async () => {
      const [found] = await findPlaces('rue de la paix');
      return wellIf(found?.id === 'remote', 'the embedded places');
    }),
  },
} as const satisfies Record<string, Record<string, Asker>>;

/** Runs a request with a deadline, as the server does; an AppError is returned as its code, any other error is thrown. */
export async function outcomeOf({ asked, ask }: Asker): Promise<string> {
  const waiting = requestDeadline(asked, () => false);
  try {
    return await runRequest({ id: 'x', entered: false, waiting }, ask);
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}
