import type { Route } from '../../../lib/platform/i18n/routes.ts';

/** Section 2 of the specification, copied by hand: internal route, France and French Belgium, Dutch Belgium, Tunisia. */
type Row = [route: Route, french: readonly string[], dutch: readonly string[], tunisia: boolean];

export const SPECIFICATION: readonly Row[] = [
  ['/', ['/'], ['/'], true],
  ['/products/[[...path]]', ['/nos-produits'], ['/onze-producten'], true],
  ['/health/[[...path]]', ['/nos-conseils-sante'], ['/ons-gezondheidsadvies'], true],
  ['/news/[[...path]]', ['/nos-actualites'], ['/onze-nieuwsartikels'], true],
  ['/corporate/[[...path]]', ['/qui-sommes-nous', '/notre-vision'], ['/wie-zijn-we', '/onze-visie'], true],
  [
    '/job-offers/spontaneous-application',
    ['/nous-rejoindre/candidature-spontanee'],
    ['/kom-bij-ons-werken/spontaan-solliciteren'],
    true,
  ],
  ['/job-offers/list', ['/nous-rejoindre/nos-offres-demploi'], ['/kom-bij-ons-werken/onze-vacatures'], true],
  [
    '/job-offers/[uid]/apply',
    ['/nous-rejoindre/chimiste-h-f/candidature'],
    ['/kom-bij-ons-werken/chimiste-h-f/solliciteren'],
    true,
  ],
  ['/job-offers/[[...path]]', ['/nous-rejoindre'], ['/kom-bij-ons-werken'], true],
  ['/search/[[...path]]', ['/recherche'], ['/zoeken'], true],
  ['/authors/[[...path]]', ['/auteurs'], ['/schrijver'], true],
  ['/checkout', ['/commande'], ['/bestelling'], false],
  ['/checkout/cart', ['/commande/panier'], ['/bestelling/winkelmandje'], false],
  ['/cart/[lines]', ['/cart/70061%3A1%2C70011%3A2'], ['/cart/70061%3A1%2C70011%3A2'], false],
  ['/checkout/thank-you', ['/commande/merci'], ['/bestelling/bedankt'], false],
  ['/ecommerce', ['/notre-boutique'], ['/onze-winkel'], false],
  ['/login', ['/connexion'], ['/aanmelden'], false],
  ['/my-account', ['/mon-compte'], ['/mijn-account'], false],
  ['/my-account/orders', ['/mon-compte/commandes'], ['/mijn-account/bestellingen'], false],
  ['/my-account/orders/[order]', ['/mon-compte/commandes/1001'], ['/mijn-account/bestellingen/1001'], false],
  [
    '/my-account/orders/[order]/return',
    ['/mon-compte/commandes/1001/retour'],
    ['/mijn-account/bestellingen/1001/terugsturen'],
    false,
  ],
  ['/my-account/informations', ['/mon-compte/informations'], ['/mijn-account/gegevens'], false],
  ['/my-account/help', ['/mon-compte/aide-et-support'], ['/mijn-account/hulp-en-ondersteuning'], false],
  ['/f-a-q/search', ['/faq/recherche'], ['/veelgestelde-vragen/zoeken'], false],
  ['/f-a-q/[[...path]]', ['/faq'], ['/veelgestelde-vragen'], false],
  ['/contact-directory', ['/annuaire-des-professionnels'], ['/register-van-gezondheidsprofessionals'], false],
  [
    '/contact-directory/results',
    ['/annuaire-des-professionnels/resultats'],
    ['/register-van-gezondheidsprofessionals/resultaten'],
    false,
  ],
  // Not in the specification's table: screens that it names without a path.
  ['/pages/[uid]', ['/pages/chimiste-h-f'], ['/paginas/chimiste-h-f'], true],
  ['/legal/[uid]', ['/informations-legales/chimiste-h-f'], ['/juridische-informatie/chimiste-h-f'], true],
  ['/accessibility', ['/accessibilite'], ['/toegankelijkheid'], true],
  ['/preview-expired', ['/apercu-expire'], ['/voorbeeld-verlopen'], true],
  ['/contact', ['/nous-ecrire'], ['/schrijf-ons'], true],
  ['/returns', ['/retourner-un-produit'], ['/product-terugsturen'], false],
  ['/withdrawal', ['/retractation'], ['/herroeping'], false],
  ['/your-request', ['/votre-demande'], ['/uw-aanvraag'], true],
  ['/campaigns/[uid]', ['/operations/chimiste-h-f'], ['/acties/chimiste-h-f'], false],
];
