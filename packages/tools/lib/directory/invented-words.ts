/** Word lists for the names and streets that the generator invents. */

const list = (text: string): string[] => text.trim().split(/\s*,\s*/);

export const GIVEN_NAMES =
  list(`Amélie, Basile, Céleste, Damien, Éloïse, Fabien, Gaëlle, Hugo, Inès, Joachim, Karima, Léonie,
  Maëva, Noé, Océane, Pascal, Quitterie, Romain, Solène, Théo, Ursule, Valentin, Wafa, Xavière, Yann, Zélie, Anne-Laure,
  Jean-Baptiste, Marie-Ange, Pierre-Yves`);

export const SURNAMES = list(`ABRILLAC, BONVERGNE, CÉLESTINE, DESTRÉMONT, ESCOBELLE, FOUGERAIS, GRANVALET, HÉLIGNAC,
  IBARSOULA, JONQUEROL, KERMADOUR, LE GALLOUËT, MONTCAZAL, NOIRVAUX, ORSAVELLE, PRADINAS, QUERCELLE, ROCHEFIOR, SAINTOURENS,
  TOUSSAINT-BRET, URVILLAC, VALCOURBE, WINTERHALD, YBARMONT, ZIDOUNIER, D'ARCEMONT, DE LASSERVE, MAILLOTIN, BOISSONNIER, CORVAISIN`);

export const WAYS = list('Rue, Avenue, Boulevard, Place, Chemin, Allée, Route, Impasse, Quai');

export const STREETS = list(`DES LILAS, DE LA GARE, DU MARCHE, DE L'EGLISE, DES ALIZES, JEAN MOULIN, VICTOR HUGO,
  DE LA REPUBLIQUE, DU MOULIN, DES ECOLES, PASTEUR, DE LA FONTAINE, DU GENERAL LECLERC, DES TILLEULS, DE VERDUN, DU CHATEAU,
  SAINT-MARTIN, DES ACACIAS, DE LA MAIRIE, DU PORT`);

export const SIGNS = list(`DE LA GARE, DU MARCHE, DU CENTRE, DES HALLES, DU PORT, DE L'ECLUSE, DES ARCADES, DU MAIL,
  DES REMPARTS, DU SOLEIL, DES TERRASSES, DE LA POSTE`);

/** Numbers that the regulator reserves for films and novels: they are never assigned. */
export const FICTIVE_PHONES = list('019900, 026191, 035301, 046571, 053649, 063998');

/** Code, name and share of the lines, in ten thousandths. */
export const PROFESSIONS: readonly (readonly [code: string, name: string, share: number])[] = [
  ['60', 'Infirmier', 4_000],
  ['10', 'Médecin', 1_400],
  ['70', 'Masseur-Kinésithérapeute', 1_150],
  ['93', 'Psychologue', 1_000],
  ['21', 'Pharmacien', 600],
  ['40', 'Chirurgien-Dentiste', 550],
  ['91', 'Orthophoniste', 450],
  ['50', 'Sage-Femme', 250],
  ['80', 'Pédicure-Podologue', 250],
  ['98', 'Manipulateur ERM', 350],
];

/** The same for the specialities of physicians. */
export const SKILLS: readonly (readonly [code: string, name: string, share: number])[] = [
  ['SM54', 'Médecine Générale', 3_200],
  ['SM53', 'Spécialiste en Médecine Générale', 1_000],
  ['SM26', 'Qualifié en Médecine Générale', 200],
  ['SM42', 'Psychiatrie', 900],
  ['SM04', 'Cardiologie et maladies vasculaires', 700],
  ['SM44', 'Radio-diagnostic', 700],
  ['SM02', 'Anesthésie-réanimation', 1_100],
  ['SM38', 'Ophtalmologie', 700],
  ['SM40', 'Pédiatrie', 650],
  ['SM20', 'Gynécologie-obstétrique', 450],
  ['SM19', 'Gynécologie médicale', 150],
  ['SM51', 'Gynéco-obstétrique et gynécologie médicale', 30],
  ['SM52', 'Gynécologie médicale et gynéco-obstétrique', 20],
  ['SM15', 'Dermatologie et vénéréologie', 200],
];
