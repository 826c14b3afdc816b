/** Who turns words into a place: the embedded gazetteer, the national geocoder of France, or Google Places. */
export const GEOCODERS = ['embedded', 'geoplateforme', 'google'] as const;
export type Geocoder = (typeof GEOCODERS)[number];
