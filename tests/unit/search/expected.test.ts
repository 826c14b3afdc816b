import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale, MARKETS } from '../../../lib/platform/markets.ts';
import { createIndex } from '../../../lib/search/index.ts';
import { resultsOf, suggestionsOf } from '../../../lib/search/results.ts';
import { realEntries } from '../../../packages/tools/lib/bench/many-entries.ts';

const TODAY = '2026-11-21';
const indexes = new Map(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const index = createIndex(MARKETS[locale].language);
      await index.fill(await realEntries(locale));
      return [locale, index] as const;
    }),
  ),
);

function indexOf(locale: Locale) {
  const index = indexes.get(locale);
  if (!index) throw new RangeError(`no index for ${locale}`);
  return index;
}

/** A title with plain spaces. */
const plain = (title: string): string => title.replaceAll('\u00a0', ' ');

/** Kind and title of the first results of a page; a star marks a page that lists others. */
function best(locale: Locale, query: string, count: number): string[] {
  const selection = { query, kind: null, groups: [], sort: 'relevance', page: 1 } as const;
  const { found } = resultsOf(indexOf(locale), MARKETS[locale].language, selection, TODAY);
  return found.slice(0, count).map(({ entry }) => `${entry.kind}${entry.list ? '*' : ''} ${plain(entry.title)}`);
}

describe('comes first', () => {
  test.each<[locale: Locale, query: string, page: string]>([
    // Exact names.
    ['fr-fr', 'granules', 'product* Granules en tube'],
    ['fr-be', 'granules', 'product* Granules en tube'],
    ['fr-tn', 'granules', 'product* Granules en tube'],
    ['nl-be', 'korrels', 'product* Korrels in buisjes'],
    ['fr-fr', 'visage', 'product* Visage'],
    ['fr-tn', 'visage', 'product* Visage'],
    ['fr-fr', 'teintures-mères', 'product* Teintures mères'],
    ['fr-fr', 'digestion', 'advice* La digestion'],
    ['fr-be', 'bébé', 'product* Premières fois de bébé'],
    ['fr-fr', 'cbd', 'product Huile de massage au chanvre'],
    ['fr-fr', 'nuit pose', 'product Nuit posée'],
    ['fr-fr', 'l etui', 'product L’étui'],
    ['fr-fr', 'etuis', 'product* Étuis et piluliers'],
    ['fr-fr', 'arnica gel', 'product Gel frais arnica'],
    ['nl-be', 'pillendoos', 'product De pillendoos'],
    ['fr-fr', 'laboratoire', 'corporate Nos laboratoires'],
    // Latin names, and what a product contains or is.
    ['fr-fr', 'passiflora incarnata', 'product Passiflora incarnata'],
    ['fr-fr', 'matricaria chamomilla', 'product Chamomilla'],
    ['fr-fr', 'calendula', 'product Calendula officinalis'],
    ['fr-fr', 'échinacée', 'product Échinacée, teinture mère'],
    ['fr-fr', 'echinacee', 'product Échinacée, teinture mère'],
    ['fr-fr', 'lavande', 'product Crème lavande'],
    ['fr-fr', 'vitamine c', 'product Bel hiver'],
    ['fr-fr', 'vitamine d', 'advice La vitamine D en hiver'],
    ['fr-fr', 'sirop toux', 'product Grand air'],
    // Products that the words name come before the advice about them, also where only a keyword or a beginning does.
    ['fr-fr', 'sommeil', 'product* Sommeil'],
    ['fr-fr', 'somniel', 'product* Sommeil'],
    ['fr-be', 'SOMMEILS', 'product* Sommeil'],
    ['fr-tn', 'sommeil', 'product* Sommeil'],
    ['nl-be', 'slaap', 'product* Slaap'],
    ['fr-be', 'trousses', 'product Trousse d’hiver'],
    ['fr-be', 'peau', 'product Crème lavande'],
    ['fr-fr', 'mélatonin', 'product Nuit posée'],
    ['nl-be', 'nacht', 'product Nachtbalsem'],
    ['nl-be', 'winter', 'product* Winter'],
    // But not products that only one of the words names, or only their text, nor words that merely begin alike.
    ['nl-be', 'zon', 'advice Veilig in de zon'],
    ['fr-be', 'lot', 'faq Comment lire le numéro de lot et la date ?'],
    ['nl-be', 'mag', 'faq Ik volg al een behandeling, mag er een supplement bij?'],
    ['fr-fr', 'trousse de voyage', 'advice La trousse de voyage'],
    ['nl-be', 'krampen nacht', 'advice Krampen in de nacht'],
    ['fr-fr', 'voyage', 'advice* Voyager'],
    // Inflected forms, typing errors, and words joined or split.
    ['fr-fr', 'tizane', 'product Tisane du soir'],
    ['fr-fr', 'creme main', 'product Crème au souci'],
    ['fr-fr', 'peaux seches', 'product Crème au souci'],
    ['fr-fr', 'FIEVRE enfants', 'advice Fièvre de l’enfant : que regarder, quand appeler'],
    ['fr-fr', 'dormir', 'advice Travailler la nuit, dormir le jour'],
    ['fr-fr', 'ballonement', 'advice Ballonnements, que faire ?'],
    ['fr-tn', 'examens', 'advice Stress avant un examen'],
    ['nl-be', 'slaapt', 'product* Slaap'],
    ['nl-be', 'verkoudheden', 'advice Hoelang duurt een verkoudheid?'],
    ['nl-be', 'examen', 'advice Examenstress'],
    ['nl-be', 'hoestsiroop', 'product Grand air'],
    ['nl-be', 'lavendelcreme', 'product Lavendelcrème'],
    ['nl-be', 'babycreme', 'product Premier change'],
    ['nl-be', 'vitaminen', 'product Marien magnesium'],
    ['nl-be', 'vitamine d', 'advice Vitamine D in de winter'],
    ['nl-be', 'blauwe plek', 'advice Blauwe plekken en builen'],
    // Questions of customers, and of people who may not take everything.
    ['fr-fr', 'livraison', 'faq* Commande et livraison'],
    ['nl-be', 'levering', 'faq* Bestelling en levering'],
    ['nl-be', 'levring', 'faq* Bestelling en levering'],
    ['fr-fr', 'suivi commande', 'faq Comment suivre ma commande ?'],
    ['fr-fr', 'payer', 'faq Comment puis-je payer ?'],
    ['nl-be', 'betalen', 'faq Hoe kan ik betalen?'],
    ['fr-fr', 'abonnement', 'faq Comment fonctionne un abonnement ?'],
    ['fr-be', 's’abonner', 'faq Comment fonctionne un abonnement ?'],
    ['fr-fr', 'résilier', 'faq Comment fonctionne un abonnement ?'],
    ['nl-be', 'abonnement opzeggen', 'faq Hoe werkt een abonnement?'],
    ['fr-be', 'payer carte cadeau', 'faq Comment payer avec une carte cadeau ?'],
    ['nl-be', 'cadeaubon', 'product* Cadeaukaarten'],
    ['fr-fr', 'paquet cadeau', 'faq Pouvez-vous emballer ma commande pour l’offrir ?'],
    ['nl-be', 'cadeauverpakking', 'faq Kunt u mijn bestelling als cadeau verpakken?'],
    ['fr-fr', 'avis clients', 'faq D’où viennent les avis sur vos produits ?'],
    ['nl-be', 'reviews', 'faq Waar komen de beoordelingen van uw producten vandaan?'],
    ['nl-be', 'terugsturen', 'corporate Een product terugsturen'],
    ['fr-fr', 'grossesse', 'faq Enceinte, ou pour un enfant, que faire avant ?'],
    ['fr-be', 'femmes enceintes', 'faq Enceinte, ou pour un enfant, que faire avant ?'],
    ['nl-be', 'zwangerschap', 'faq Ik ben zwanger, of het is voor een kind: wat doe ik eerst?'],
    ['fr-fr', 'calculer quantite', 'corporate Calculer une quantité'],
    ['nl-be', 'hoeveelheid berekenen', 'corporate Een hoeveelheid berekenen'],
    // Jobs.
    ['fr-fr', 'emploi', 'job* Nous rejoindre'],
    ['nl-be', 'vacature', 'job* Kom bij ons werken'],
    ['fr-fr', 'emploi Lyon', 'job Assistant ou assistante de planification, en alternance'],
    ['fr-be', 'emploi Bruxelles', 'job Chargé ou chargée d’affaires réglementaires, Belgique'],
    ['nl-be', 'vacatures Brussel', 'job Medewerker regelgeving België (m/v/x)'],
    ['fr-tn', 'emploi tunis', 'job Délégué ou déléguée pharmaceutique'],
    ['fr-fr', 'développeuse', 'job Développeur ou développeuse web'],
    // Words defined in the settings.
    ['fr-fr', 'recrutement', 'job* Nous rejoindre'],
    ['fr-fr', 'candidature spontanée', 'job* Nous rejoindre'],
    ['fr-tn', 'contact', 'corporate Nous écrire'],
    ['fr-fr', 'cgv', 'corporate Conditions générales de vente'],
    ['fr-fr', 'newsletter', 'faq Comment recevoir ou quitter la lettre d’information ?'],
    ['fr-be', 'se désinscrire', 'faq Comment recevoir ou quitter la lettre d’information ?'],
    ['nl-be', 'uitschrijven', 'faq Hoe krijg ik de nieuwsbrief, en hoe stop ik ermee?'],
    ['nl-be', 'dokter', 'advice Een opgeblazen buik, wat doet u?'],
    ['nl-be', 'wachtwoord', 'faq Hoe werkt het aanmelden?'],
    ['nl-be', 'slapeloosheid', 'advice Inslapen zonder strijd'],
  ])('in %s for %j: %s', (locale, query, page) => {
    expect(best(locale, query, 1)).toEqual([page]);
  });
});

test.each<[locale: Locale, joined: string, spaced: string]>([
  ['fr-fr', '7CH', '7 CH'],
  ['fr-be', 'bellis 5ch', 'bellis 5 CH'],
  ['fr-fr', '15gélules', '15 gélules'],
  ['nl-be', 'chamomilla 30CH', 'chamomilla 30 CH'],
  ['nl-be', '200ml', '200 ml'],
])('in %s %j is %j', (locale, joined, spaced) => {
  expect(best(locale, joined, 12)).toEqual(best(locale, spaced, 12));
  expect(best(locale, joined, 1)).not.toEqual([]);
});

describe('is among the first three', () => {
  test.each<[locale: Locale, query: string, pages: string[]]>([
    ['fr-fr', 'sommeil', ['product* Sommeil', 'product Nuit posée']],
    ['nl-be', 'slaap', ['product* Slaap', 'product Nuit posée']],
    ['nl-be', 'slapen', ['product* Slaap', 'product Nuit posée']],
    ['nl-be', 'slaapproblemen', ['advice* Slaap', 'product Nuit posée']],
    ['fr-be', 'passiflore', ['product Passiflora incarnata', 'product Nuit posée', 'product Tisane du soir']],
    ['fr-fr', 'eucalyptus globulus', ['product Pastilles grand air', 'product Grand air']],
    ['fr-fr', 'remboursement', ['faq Quand le remboursement arrive-t-il ?']],
    ['fr-fr', 'retour colis', ['faq* Retours et remboursements', 'faq Mon colis est abîmé ou incomplet, que faire ?']],
    ['fr-fr', 'combien de tubes', ['corporate Calculer une quantité']],
    ['fr-fr', 'mélatonine', ['product Nuit posée']],
    ['nl-be', 'pakje retour', ['faq* Retour en terugbetaling', 'corporate Levering en retour']],
    ['nl-be', 'gezichtscrème', ['product Lavendelcrème', 'product* Gezicht']],
    ['nl-be', 'goudsbloem', ['product Goudsbloemcrème', 'product Goudsbloem, moedertinctuur']],
    ['nl-be', 'thee', ['product Avondthee']],
  ])('in %s for %j: %j', (locale, query, pages) => {
    expect(best(locale, query, 3)).toEqual(expect.arrayContaining(pages));
  });
});

describe('while it is being typed', () => {
  test.each<[locale: Locale, typed: string, title: string]>([
    ['fr-fr', 'gross', 'Enceinte, ou pour un enfant, que faire avant ?'],
    ['fr-fr', 'somm', 'Sommeil'],
    ['fr-fr', 'gran', 'Granules en tube'],
    ['fr-fr', 'lava', 'Crème lavande'],
    ['fr-fr', 'mag', 'Magnésium marin'],
    ['fr-tn', 'visa', 'Visage'],
    ['nl-be', 'sla', 'Slaap'],
    ['nl-be', 'zwang', 'Ik ben zwanger, of het is voor een kind: wat doe ik eerst?'],
    ['nl-be', 'lev', 'Bestelling en levering'],
  ])('%s: %j suggests %s first', (locale, typed, title) => {
    const [first] = suggestionsOf(indexOf(locale), MARKETS[locale].language, typed, TODAY).entries;
    expect(plain(first?.title.map(({ text }) => text).join('') ?? '')).toBe(title);
  });
});

test('Tunisia is led to nothing of the shop', () => {
  for (const query of ['livraison', 'CGV', 'newsletter']) expect(best('fr-tn', query, 1)).toEqual([]);
});
