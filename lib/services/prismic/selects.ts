/**
 * The selects of the content models: what an editor reads and the API returns → the value of the specification, by which the
 * rest of the code knows it. One list for each kind of select, in the order in which it is offered.
 */
export const SELECTS = {
  background: {
    Blanc: 'White',
    Bleu: 'Blue',
    Vert: 'Green',
    'Beige clair': 'Beige Light',
    'Beige foncé': 'Beige Dark',
    Aqua: 'Aqua',
    Turquoise: 'Ds-Turquoise',
    'Rose (pédiatrie)': 'Pink',
  },
  pair: {
    Aucun: 'none',
    'Du bleu à l’aqua': 'blue-aqua',
    'Du bleu au turquoise': 'blue-turquoise',
  },
  regulatoryClass: {
    'Médicament homéopathique enregistré': 'medicine_registered',
    'Médicament avec AMM': 'medicine_amm',
    'Dispositif médical': 'medical_device',
    'Complément alimentaire': 'supplement',
    Cosmétique: 'cosmetic',
    'Denrée alimentaire': 'food',
    Accessoire: 'accessory',
    'Produit au CBD': 'cbd',
    'Carte cadeau': 'gift_card',
  },
  calculatorForm: {
    'Granules (tube)': 'granules',
    'Gouttes (flacon)': 'flask',
    'Teinture mère (flacon)': 'flask_tm',
  },
  leafletLanguage: {
    Français: 'fr',
    Néerlandais: 'nl',
  },
  sweetening: {
    'Avec édulcorants': 'sweeteners',
    'Avec sucres et édulcorants': 'sugars_and_sweeteners',
  },
  allergen: {
    'Céréales contenant du gluten': 'gluten',
    Crustacés: 'crustaceans',
    Œufs: 'eggs',
    Poissons: 'fish',
    Arachides: 'peanuts',
    Soja: 'soybeans',
    Lait: 'milk',
    'Fruits à coque': 'nuts',
    Céleri: 'celery',
    Moutarde: 'mustard',
    Sésame: 'sesame',
    Sulfites: 'sulphites',
    Lupin: 'lupin',
    Mollusques: 'molluscs',
  },
  categoryKind: {
    Médicaments: 'medicine',
    'Compléments alimentaires': 'supplement',
    Cosmétiques: 'cosmetic',
    Rangement: 'storage',
  },
  legalKind: {
    'Mentions légales': 'legal_notice',
    'Conditions générales de vente': 'terms_of_sale',
    'Conditions d’utilisation': 'terms_of_use',
    'Données personnelles': 'privacy',
    Cookies: 'cookies',
    'Livraison et retours': 'delivery_returns',
    'Autre page légale': 'other',
  },
  conformity: {
    'Totalement conforme': 'total',
    'Partiellement conforme': 'partial',
    'Non conforme': 'none',
  },
  professional: {
    'Médecin ou pharmacie': 'physician_pharmacy',
    Gynécologue: 'gynecologist',
    Pédiatre: 'pediatrician',
    'Sage-femme': 'midwife',
  },
  territory: {
    'France métropolitaine': 'fr',
    'La Réunion': 're',
    Guadeloupe: 'gp',
    Martinique: 'mq',
    'Nouvelle-Calédonie': 'nc',
  },
  profession: {
    Production: 'production',
    Logistique: 'logistics',
    'Chaîne d’approvisionnement': 'supply_chain',
    'Qualité, recherche et développement': 'quality_rd',
    'Affaires réglementaires': 'regulatory',
    'Ressources humaines, finance, juridique': 'hr_finance_legal',
    'Systèmes d’information': 'information_systems',
    Commerce: 'sales',
    Marketing: 'marketing',
  },
  contract: {
    CDI: 'cdi',
    CDD: 'cdd',
    'Stage, alternance ou VIE': 'stage_alternance_vie',
  },
  locality: {
    Die: 'die',
    Crest: 'crest',
    Valence: 'valence',
    Montélimar: 'montelimar',
    Grenoble: 'grenoble',
    Lyon: 'lyon',
    Paris: 'paris',
    Lille: 'lille',
    Strasbourg: 'strasbourg',
    Nantes: 'nantes',
    Rennes: 'rennes',
    Bordeaux: 'bordeaux',
    Toulouse: 'toulouse',
    Montpellier: 'montpellier',
    Marseille: 'marseille',
    Nice: 'nice',
    'Saint-Denis (La Réunion)': 'saint_denis_reunion',
    Bruxelles: 'bruxelles',
    Liège: 'liege',
    International: 'international',
  },
  currency: {
    Euro: 'EUR',
    'Dinar tunisien': 'TND',
  },
  payPeriod: {
    'Par an': 'year',
    'Par mois': 'month',
    'Par heure': 'hour',
  },
  tone: {
    Information: 'info',
    Conseil: 'tip',
    'Mise en garde': 'warning',
  },
  form: {
    Contact: 'contact',
    'Candidature spontanée': 'spontaneous_application',
    'Alerte de retour en stock': 'stock_alert',
    'Retour de produits': 'return_products',
  },
  side: {
    'À gauche': 'left',
    'À droite': 'right',
  },
  deliveredTo: {
    'À domicile': 'home',
    'En point relais': 'relay',
  },
  paymentMark: {
    'Carte bancaire': 'card',
    'Apple Pay': 'apple_pay',
    PayPal: 'paypal',
    Bancontact: 'bancontact',
  },
} as const satisfies Record<string, Record<string, string>>;

export type Select = keyof typeof SELECTS;
export type ValueOf<S extends Select> = Extract<(typeof SELECTS)[S][keyof (typeof SELECTS)[S]], string>;

/**
 * The value of a select; null when it is empty or unknown. A document from before the models had readable options holds the
 * value itself, and keeps it until it is saved again.
 */
export function choiceOf<S extends Select>(select: S, stored: string | null | undefined): ValueOf<S> | null {
  const list: Readonly<Record<string, string>> = SELECTS[select];
  if (!stored) return null;
  if (Object.hasOwn(list, stored)) return (list[stored] ?? null) as ValueOf<S> | null;
  return Object.values(list).includes(stored) ? (stored as ValueOf<S>) : null;
}

/** What documents hold for a value: the readable option, and the value itself in documents from before. For a query. */
export const storedAs = <S extends Select>(select: S, value: ValueOf<S>): string[] => [
  ...Object.entries(SELECTS[select]).flatMap(([option, one]) => (one === value ? [option] : [])),
  value,
];

/** The option that a program writes into a document for a value. */
export const optionFor = <S extends Select>(select: S, value: ValueOf<S>): string =>
  storedAs(select, value)[0] ?? value;

/** The background of a section, one of the eight names of the specification. */
export const backgroundOf = (stored: string | null | undefined): ValueOf<'background'> | null =>
  choiceOf('background', stored);

type Slices = readonly { primary: { section_background: string | null } }[];

/** Background of the page's first section, which the header takes; null when the page has no slice. */
export const firstBackground = (slices: Slices): string | null => backgroundOf(slices[0]?.primary.section_background);
