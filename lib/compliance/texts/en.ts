/**
 * What is wrong, and what to do, in English: for the command line and for whoever writes rules. `{name}` is a value of the finding.
 * The keys are those of the other languages.
 */
export const EN = {
  says: 'says "{said}": {reason}',
  isMissing: 'is missing',
  beforePurchase: 'is missing: it must be known before the purchase',

  // Claims
  cure: 'nothing sold here may be said to treat, prevent or cure (code de la santé publique, L5122; règlement 1924/2006)',
  guaranteed: 'an effect may not be guaranteed nor a product called harmless (R5122-4)',
  medicalQuality: 'a cosmetic or a supplement has no medical quality (règlements 1223/2009 and 1924/2006)',
  immunity: 'the authorised claim is "contribue au fonctionnement normal du système immunitaire" (règlement 432/2012)',
  overstated: 'promises more than the authorised claims say',
  environmentWord: 'an environmental word stands in “packaging”, with its proof, or nowhere',
  packagingUnproven: 'the statement about the packaging has no proof: it is not shown',
  environmentNever: 'this word may not stand on a product or its packaging at all',
  targetUnverified: 'a target names who verifies it, or is not announced',
  targetUnplanned: 'a target links to its plan, or is not announced',

  // Cosmetics
  inciMissing: 'must be the list of ingredients, with their INCI names',
  responsibleMissing: 'must name the responsible person, with an address',
  openedMissing: 'must say how long it may be used after opening',
  denigrates: 'denigrates ingredients that are lawful: say what is in it, not what is bad elsewhere',
  cosmeticSleep: 'a cosmetic acts on the outside of the body only: sleep is not among its effects',
  scentUnnamed: 'an oil among the ingredients contains {allergen}: name it',
  vitaminA: 'must warn: contains vitamin A, to be counted in the daily intake',

  // Food and supplements
  hempSwallowed: 'an extract of hemp to swallow is a novel food that nobody has authorised',
  hempFood: 'a product with CBD is neither a food nor a supplement: cosmetic, or nothing',
  supplementName: 'must name it a food supplement',
  supplementPortion: 'must warn not to exceed the daily portion',
  supplementDiet: 'must say that it does not replace a varied diet',
  supplementChildren: 'must say to keep it out of reach of young children',
  notificationMissing: 'must show the notification number (NUT …)',
  professionalAdvice: 'no health professional recommends a food',
  professionalQuote: 'a health professional recommends no food: quote somebody else, or nobody',
  onHoldText: 'a claim about a plant awaits its evaluation: only in “claims on hold”, with its identifier and its dose',
  onHoldBare: 'has no identifier or no dose: it is not shown',
  sweetenersUnsaid: 'the ingredients contain sweeteners: choose the statement that stands beside the name',
  polyolsUnsaid: 'the ingredients contain polyols: warn that too much of it may have laxative effects',
  allergenUnnamed: 'the ingredients contain {allergen}: add it to the allergens',
  boxParts: 'a box names the products in it: their warnings are mandatory before the purchase',
  'allergen.gluten': 'gluten',
  'allergen.crustaceans': 'crustaceans',
  'allergen.molluscs': 'molluscs',
  'allergen.eggs': 'eggs',
  'allergen.fish': 'fish',
  'allergen.peanuts': 'peanuts',
  'allergen.soybeans': 'soybeans',
  'allergen.milk': 'milk',
  'allergen.nuts': 'nuts',
  'allergen.celery': 'celery',
  'allergen.mustard': 'mustard',
  'allergen.sesame': 'sesame',
  'allergen.sulphites': 'sulphites',
  'allergen.lupin': 'lupin',

  // Medicines
  indicationWord: 'a medicine registered without indication names none (code de la santé publique, L5121-13)',
  indicationBenefits:
    'benefits are an indication: leave it empty, a medicine registered without indication names none (code de la santé publique, L5121-13)',
  indicationNeeds:
    'a need in the filters is an indication: leave it empty, a medicine registered without indication names none (code de la santé publique, L5121-13)',
  dosageField: 'a dosage is not among its particulars: leave it empty',
  dosageWord:
    'a dosage is not among the particulars of a medicine registered without indication: leave it to who prescribes it',
  sellingWord: 'advertising of a medicine registered without indication uses the particulars of its label only',
  badge: 'a badge advertises it: leave it empty',
  storyLeads: 'leads to {title}, a medicine registered without indication: lead to its plant instead',
  medicineSold: 'a medicine is not sold here: remove the shop product',
  medicineLeadsShop: 'the page of a medicine does not lead to the shop',
  medicineLeadsSold: 'the page of a medicine does not lead to {title}, which is sold',
  quotation: 'nobody recommends a medicine to the public (R5122-4): remove the quotation',
  mentionMissing: 'must say that this is a medicine, to read the leaflet and to ask the pharmacist',
  'language.fr': 'fr',
  'language.nl': 'nl',
  leafletMissing: 'the leaflet in {language} is missing',

  // Effects and health data
  reportFrance: 'must say where effects are reported: signalement.social-sante.gouv.fr',
  reportTo: 'must say where effects are reported: {address}',
  'address.medicines': 'the portal of the medicines agency',
  'address.food': 'the nutrivigilance of the SPF Santé publique (health.belgium.be)',
  'address.cosmetics': 'the cosmetovigilance of the SPF Santé publique (cosmetovig@health.fgov.be)',
  medicinesPortal: 'the portal of medicines does not receive effects of this class',
  frenchPortal: 'the French portal is not for Belgium',
  healthNever: 'untrue beside the reports of effects: say when health data are received, and who gets them',

  // Shop
  subscriptionRenewal: 'the terms must say that a subscription renews, or when it ends',
  subscriptionEnd: 'the terms must say that a subscription is ended online',
  withdrawalFunction: 'the terms must name the function “Renoncer au contrat ici” and its place',
  withdrawalDays: 'the terms must name the fourteen days',
  withdrawalWorkingDay: 'the terms must say that a period which ends on a day off goes on to the next working day',
  guaranteeMissing: 'the terms must state the legal guarantee with its articles',
  seatMissing: 'the seat of the publisher is missing',
  publicationHeadMissing: 'the head of publication is missing',
  hostMissing: 'the host is missing',
  mediatorMissing: 'the mediator is missing',
  mediatorSiteMissing: 'the website of the mediator is missing',
  producerMissing: 'the unique identifiers are missing',
  odrLink: 'the platform was closed on 20 July 2025: remove the link',
  deliveryDeadline: 'reads as a deadline of delivery: say working days, from and to',
  claimDeadline: 'reads as a deadline for the customer, who loses no right: say that sooner is better',
  shopWord: 'there is no shop in Tunisia; narrow `locales`, or say it otherwise under `markets: fr-tn`',

  // People
  payMissing: 'the offer is open and does not say what it pays',
  payReversed: 'the least pay, {least}, is more than the most, {most}',
  agreementMissing: 'the offer is open and names no collective agreement',
  consentForced: 'asks for a consent that cannot be refused: let it say that the information was read',
  directorySection: 'a section for the professionals of the directory is missing, with its source',
  extractMissing: 'is missing: pages print it beside the results',
  statementPart: 'this part of the statement is missing',
  statementPayment: 'the payment page belongs to the service: count it, or say that it is not assessed',
  statementAccount: 'the sign-in belongs to the service: count it, or say that it is not assessed',
  extractOld: 'the extract is older than a year: import a new one',
  extractAhead: 'the date of the extract lies ahead',
  statementOld: 'the statement is older than three years: establish it anew',

  // Not law
  altPack: 'the pack of a product needs an alternative: say what is to be seen on it',
  altPortrait: 'a portrait needs an alternative: say what is to be seen on it',
  altPicture: 'the picture of an article needs an alternative: say what is to be seen on it',
  metaTitleLong: 'has {count} characters: at most {max} are shown',
  metaDescriptionLength: 'has {count} characters: {min} to {max} are wanted',
  closingPast: 'the offer is open and its closing date, {day}, is past: set `closed: true`',
  leftover: 'holds “{said}”, which a template left behind',
  linkBroken: 'the link is broken: its document does not exist',
} as const;

export type TextKey = keyof typeof EN;
export type Texts = Readonly<Record<TextKey, string>>;
