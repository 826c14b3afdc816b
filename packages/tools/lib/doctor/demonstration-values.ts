export type DemonstrationValue = {
  /** What it is, and where a real one comes from. */
  what: string;
  /** Part of a text by which it is recognized, in any case; no-break spaces count as spaces. */
  sample: string;
};

/** Invented reviews of products, as the example's settings name them: they are in the store, not in the repository. */
export const DEMONSTRATION_REVIEWS = 'content/shop/reviews.json';

/**
 * The invented values of the demonstration that a brand must replace before it publishes: each stands where the law wants a true
 * one. `npm run doctor` names those that a real repository still has.
 */
export const DEMONSTRATION_VALUES: readonly DemonstrationValue[] = [
  { what: 'legal name of the company', sample: 'Laboratoires Silène' },
  { what: 'postal address of the company', sample: '12 chemin des Simples' },
  { what: 'postal address of the office in Belgium', sample: 'de la Fougère 7' },
  { what: 'the same in Dutch', sample: 'Varenstraat 7' },
  { what: 'postal address of the office in Tunisia', sample: '9 rue du Petit-Jasmin' },
  { what: 'number in the trade register', sample: 'Romans 000 000 000' },
  { what: 'VAT number', sample: 'FR00 000000000' },
  { what: 'share capital', sample: '1 200 000 €' },
  { what: 'share capital, in Dutch', sample: '1.200.000 euro' },
  { what: 'Belgian company number', sample: '0000.000.000' },
  { what: 'name of the host', sample: 'Nuage des Alpes' },
  { what: 'address of the host', sample: '4 quai des Exemples' },
  { what: 'phone number of the host', sample: '4 65 71 00 10' },
  { what: 'phone number', sample: '4 65 71 19 31' },
  { what: 'mailboxes and web addresses', sample: 'silene.example' },
  { what: 'data protection officer', sample: 'Nora Sabatier' },
  { what: 'consumer mediator', sample: 'Médiation des Deux Rives' },
  { what: 'address of the consumer mediator', sample: '2 place des Exemples' },
  { what: 'website of the consumer mediator', sample: 'deuxrives.example' },
  { what: 'unique producer identifiers for packaging and paper, from the eco-organisations', sample: 'FR000000_' },
  { what: 'producer identifier in Belgium, from Fost Plus', sample: 'BE-000000' },
  { what: 'pharmaceutical establishment, authorisation of the ANSM', sample: 'F 00/000' },
  { what: 'Tunisian trade register', sample: '0000000/A' },
  { what: 'receipt of the Tunisian data protection authority', sample: '00-00/00-0000' },
  { what: 'transfer of data that the Tunisian authority has authorised', sample: 'autorisation fictive' },
  { what: 'registration numbers of homeopathic medicines, from the ANSM and the FAMHP', sample: 'EH-00' },
  { what: 'marketing authorisations, from the ANSM', sample: '34009 00' },
  { what: 'marketing authorisations in Belgium, from the FAMHP', sample: 'BE-H00' },
  { what: 'Belgian notification numbers of supplements, from Foodsup', sample: 'NUT_PL_AS 0000' },
  { what: 'identifier of the claim on hold about eucalyptus, from the list of the Commission', sample: '0001 (fict' },
  { what: 'identifier of the claim on hold about thyme, from the list of the Commission', sample: '0002 (fict' },
  { what: 'source of the directory: import an extract', sample: 'données inventées pour la démonstration' },
  { what: 'proof of the environmental statement about the case', sample: 'aciérie (fictive)' },
  { what: 'the same in Dutch', sample: 'staalfabriek (fictief)' },
  { what: 'the same on the page of commitments', sample: 'document fictif' },
  { what: 'the same in Dutch', sample: 'fictief document' },
  { what: 'the brand: leave the sentence out', sample: 'marque fictive' },
  { what: 'the same in Dutch', sample: 'fictief merk' },
  { what: 'the company or its line: leave the sentence out', sample: 'est fictive' },
  { what: 'the same in Dutch', sample: 'is fictief' },
];
