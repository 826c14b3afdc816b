/** The English and the Belgian terms in the sources of the rules. The names of French and Tunisian texts stay. Longest first. */
const TERMS: readonly (readonly [en: RegExp, fr: string, nl: string])[] = [
  [
    /technical document on cosmetic claims/g,
    'document technique sur les allégations cosmétiques',
    'technisch document over cosmetische claims',
  ],
  [/products on the market before that day:/g, 'produits déjà en vente :', 'producten die al te koop waren:'],
  [/products new on the market: since/g, 'produits nouveaux : depuis le', 'nieuwe producten: sinds'],
  [
    /the French and Belgian laws were not found/g,
    'lois française et belge attendues',
    'Franse en Belgische wet verwacht',
  ],
  [
    /of 3 August 1973 \(monopoly of pharmacies\)/g,
    'du 3 août 1973 (monopole des pharmacies)',
    'van 3 augustus 1973 (monopolie van de apotheken)',
  ],
  [/third paragraph/g, 'troisième alinéa', 'derde lid'],
  [/\bDirective\b/gi, 'directive', 'richtlijn'],
  [/\bRegulation\b/gi, 'règlement', 'verordening'],
  [/\(EU\)/g, '(UE)', '(EU)'],
  [/\(EC\)/g, '(CE)', '(EG)'],
  [/\/EC\b/g, '/CE', '/EG'],
  [/\bCJEU\b/g, 'CJUE', 'HvJ EU'],
  [/\barticles\b/g, 'articles', 'artikelen'],
  [/\barticle\b/g, 'article', 'artikel'],
  [/\bannex\b/g, 'annexe', 'bijlage'],
  [/\bsection\b/g, 'section', 'afdeling'],
  [/\bpoints\b/g, 'points', 'punten'],
  [/\(medicines\)/g, '(médicaments)', '(geneesmiddelen)'],
  [/\barrêté royal/g, 'arrêté royal', 'koninklijk besluit'],
  [/\barrêtés royaux/g, 'arrêtés royaux', 'koninklijke besluiten'],
  [/ancien Code civil/g, 'ancien Code civil', 'oud Burgerlijk Wetboek'],
  [/Code de droit économique/g, 'Code de droit économique', 'Wetboek van economisch recht'],
  [/SPF Santé publique/g, 'SPF Santé publique', 'FOD Volksgezondheid'],
  [/Belgium:/g, 'Belgique :', 'België:'],
  [/France:/g, 'France :', 'Frankrijk:'],
  [/Tunisia:/g, 'Tunisie :', 'Tunesië:'],
  [/\band\b/g, 'et', 'en'],
  [/\bto\b/g, 'à', 'tot'],
  [/(\S); /g, '$1 ; ', '$1; '],
];

/** The text of law of a rule, in the language of an editor. */
export const sourceIn = (language: 'fr' | 'nl', source: string): string =>
  TERMS.reduce((said, [term, fr, nl]) => said.replace(term, language === 'fr' ? fr : nl), source);
