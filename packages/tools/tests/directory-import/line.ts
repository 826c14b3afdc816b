import type { Line } from '../../lib/directory/columns.ts';
import type { Choices } from '../../lib/directory/judge.ts';

const SAINT_DENIS = {
  id: '97411',
  name: 'Saint-Denis',
  detail: 'La Réunion',
  postalCode: '97400',
  country: 're',
  latitude: -20.88,
  longitude: 55.45,
} as const;

/** A midwife in Saint-Denis, La Réunion, with the given changes. */
export const lineWith = (change: Partial<Line> = {}): Line => ({
  nationalId: '899000000001',
  title: '',
  surname: 'CÉLESTINE',
  givenName: 'Maëva',
  profession: '50',
  standing: 'C',
  skill: '',
  skillLabel: '',
  siret: '99000000000001',
  finess: '',
  structure: 'R99000000001',
  company: '',
  sign: '',
  number: '12',
  repetition: 'B',
  way: 'Boulevard',
  street: 'DES ALIZES',
  mention: '',
  postalCode: '97400',
  commune: '97411',
  city: 'SAINT-DENIS',
  phone: '0262123456',
  sector: 'SA07',
  section: '',
  ...change,
});

/** A gazetteer of one commune, with no removals. */
export const choices = (change: Partial<Choices> = {}): Choices => ({
  physicians: 'general',
  removals: new Set(),
  locate: ({ commune }) => (commune === SAINT_DENIS.id ? SAINT_DENIS : null),
  ...change,
});

export const place = SAINT_DENIS;
