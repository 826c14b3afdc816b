import type { Locale } from '../../../../lib/platform/markets.ts';

/** A page of a template. `path` is the path on the market's host, `status` the expected status. */
export type Template = { name: string; locale: Locale; path: string; status: number };

const french = {
  home: '/',
  listing: '/nos-produits/complements-alimentaires',
  product: '/nos-produits/complements-alimentaires/sommeil/nuit-posee',
  medicine: '/nos-produits/medicaments-homeopathiques/granules/arnica-montana-granules',
  shop: '/notre-boutique',
  cart: '/commande/panier',
  'advice-list': '/nos-conseils-sante',
  advice: '/nos-conseils-sante/sommeil/s-endormir-sans-lutter',
  'news-list': '/nos-actualites',
  questions: '/faq',
  corporate: '/qui-sommes-nous/notre-histoire',
  contact: '/nous-ecrire',
  careers: '/nous-rejoindre',
  offers: '/nous-rejoindre/nos-offres-demploi',
  offer: '/nous-rejoindre/acheteur-de-plantes',
  apply: '/nous-rejoindre/acheteur-de-plantes/candidature',
  search: '/recherche?q=sommeil',
  directory: '/annuaire-des-professionnels',
  results: '/annuaire-des-professionnels/resultats?category=midwife&place=Saint-Denis&at=-20.8823%2C55.4504',
  calculator: '/pages/calculer-une-quantite',
  legal: '/informations-legales/donnees-personnelles',
  login: '/connexion',
  'not-found': '/nulle-part',
} as const;

const dutch = {
  'home-nl': '/nl',
  'listing-nl': '/nl/onze-producten/voedingssupplementen',
  'product-nl': '/nl/onze-producten/voedingssupplementen/slaap/nuit-posee',
  'questions-nl': '/nl/veelgestelde-vragen',
  'contact-nl': '/nl/schrijf-ons',
} as const;

const inMarket = (locale: Locale, paths: Readonly<Record<string, string>>): Template[] =>
  Object.entries(paths).map(([name, path]) => ({ name, locale, path, status: name === 'not-found' ? 404 : 200 }));

/** One page of each template in French, and some in Dutch. */
export const templates: readonly Template[] = [...inMarket('fr-fr', french), ...inMarket('nl-be', dutch)];
