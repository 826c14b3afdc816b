/** Section 3 of the specification, "Quantity counter": the allowed values of its fields, and their names. */
export const COMPS = ['granules', 'flask', 'flask_tm'] as const;
export type Comp = (typeof COMPS)[number];
export const FLASKS = ['flask', 'flask_tm'] as const satisfies readonly Comp[];
export type Flask = (typeof FLASKS)[number];

/** Duration of a treatment → days (domain 3c). */
export const DURATIONS = {
  '3_days': 3,
  '4_days': 4,
  '5_days': 5,
  '6_days': 6,
  '7_days': 7,
  '14_days': 14,
  '1_month': 30,
  '2_months': 60,
  '3_months': 90,
} as const;
export type Duration = keyof typeof DURATIONS;
export const DURATION_NAMES = Object.keys(DURATIONS) as Duration[];

/** Volume of a flask → millilitres. */
export const VOLUMES = { '30_ml': 30, '40_ml': 40, '50_ml': 50, '60_ml': 60, '125_ml': 125 } as const;
export type Volume = keyof typeof VOLUMES;
export const VOLUME_NAMES = Object.keys(VOLUMES) as Volume[];

/** A number above this is treated as a typing error (domain 3c). It is no medical advice. */
export const MOST = { dailyQty: 24, granulesNb: 20, gouttesNb: 200 } as const;

/** In the order of the form. */
export const QUANTITY_FIELDS = [
  'pharmaceuticalComp',
  'dailyQty',
  'granulesNb',
  'gouttesNb',
  'treatmentDuration',
  'flaskVol',
] as const;
export type QuantityField = (typeof QUANTITY_FIELDS)[number];
