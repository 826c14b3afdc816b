/**
 * Whose data communes.txt is made of, as the licences ask it to be said (docs/decisions/033-places.md). Proper names and
 * licences: the same in every language.
 */
export const GAZETTEER_CREDIT =
  'Communes : Insee (code officiel géographique 2026), La Poste, IGN (Admin Express), Licence Ouverte 2.0 ; GeoNames, CC BY 4.0';
