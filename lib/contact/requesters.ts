/** Section 5 of the specification: type of the sender. The empty value is not a valid choice. */
export const REQUESTER_TYPES = [
  'je_suis_un_particulier',
  'je_suis_un_pharmacien',
  'je_suis_un_medecin',
  'je_suis_une_sage_femme',
  'je_suis_un_veterinaire',
  'je_suis_un_autre_professionnel_de_sante',
] as const;
