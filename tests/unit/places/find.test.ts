import { describe, expect, test } from 'vitest';
import { communesNamed, findCommunes } from '../../../lib/places/communes.ts';

const names = (text: string, limit = 7): string[] =>
  findCommunes(text, limit).map(({ name, postalCode, detail }) => `${name} ${postalCode} ${detail}`);

describe('the first place for', () => {
  test.each([
    // The island by its name, the town with the island's name.
    ['Saint-Denis de La Réunion', 'Saint-Denis 97400 La Réunion'],
    ['st denis reunion', 'Saint-Denis 97400 La Réunion'],
    ['Saint-Denis, Seine-Saint-Denis', 'Saint-Denis 93200 Seine-Saint-Denis'],
    ['Saint-Denis 93', 'Saint-Denis 93200 Seine-Saint-Denis'],
    ['La Réunion', 'Saint-Denis 97400 La Réunion'],
    ['guadel', 'Les Abymes 97139 Guadeloupe'],
    ['Nouvelle-Calédonie', 'Nouméa 98800 Nouvelle-Calédonie'],
    ['La Réunion, Lot-et-Garonne', 'La Réunion 47700 Lot-et-Garonne'],
    // Postal codes, complete or partial, including those that only companies have.
    ['97400', 'Saint-Denis 97400 La Réunion'],
    ['97 400', 'Saint-Denis 97400 La Réunion'],
    ['97460 Saint-Paul', 'Saint-Paul 97460 La Réunion'],
    ['69001 Lyon', 'Lyon 1er 69001 Rhône'],
    ['Lyon 1er, 69001', 'Lyon 1er 69001 Rhône'],
    ['75000', 'Paris 75000 Paris'],
    ['69431 Lyon Cedex 03', 'Lyon 69000 Rhône'],
    ['9740', 'Saint-Denis 97400 La Réunion'],
    ['12 rue de la Paix, 75002 Paris', 'Paris 2e 75002 Paris'],
    // Arrondissements, in every way of numbering.
    ['Lyon 1er', 'Lyon 1er 69001 Rhône'],
    ['paris 14', 'Paris 14e 75014 Paris'],
    ['Paris 14ème arrondissement', 'Paris 14e 75014 Paris'],
    // Accents, hyphens, articles and ligatures omitted.
    ['noumea', 'Nouméa 98800 Nouvelle-Calédonie'],
    ['ST ETIENNE', 'Saint-Étienne 42000 Loire'],
    ['havre', 'Le Havre 76600 Seine-Maritime'],
    ['l hay les roses', 'L’Haÿ-les-Roses 94240 Val-de-Marne'],
    ['hoenheim', 'Hœnheim 67800 Bas-Rhin'],
    ['chalon saone', 'Chalon-sur-Saône 71100 Saône-et-Loire'],
    ['fort de france', 'Fort-de-France 97200 Martinique'],
    // Prefixes: the most populous place first, with its article if one was typed.
    ['bord', 'Bordeaux 33000 Gironde'],
    ['le ma', 'Le Mans 72000 Sarthe'],
    ['la r', 'La Rochelle 17000 Charente-Maritime'],
    // Typing errors.
    ['marseile', 'Marseille 13000 Bouches-du-Rhône'],
    ['grenble', 'Grenoble 38000 Isère'],
    ['Sait-Denis', 'Saint-Denis 97400 La Réunion'],
    ['poite a pitre', 'Pointe-à-Pitre 97110 Guadeloupe'],
    ['strasbuorg', 'Strasbourg 67000 Bas-Rhin'],
    // A former name, and the shortest one.
    ['Bellegarde-sur-Valserine', 'Bellegarde-sur-Valserine 01200 Valserhône, Ain'],
    ['Y', 'Y 80190 Somme'],
  ])('%j is %s', (text, first) => expect(names(text)[0]).toBe(first));
});

describe('the list of places', () => {
  test('has the exact name before longer ones, the greatest of a name first', () => {
    expect(names('Saint-Denis', 4)).toEqual([
      'Saint-Denis 97400 La Réunion',
      'Saint-Denis 93200 Seine-Saint-Denis',
      'Saint-Denis 11310 Aude',
      'Saint-Denis 30500 Gard',
    ]);
    expect(names('Mars').slice(0, 2)).toEqual(['Mars 42750 Loire', 'Mars 07320 Ardèche']);
    expect(names('Mars')).toContain('Marseille 13000 Bouches-du-Rhône');
  });

  test('has all communes of a postal code', () => {
    const found = findCommunes('01400', 20);
    expect(found.length).toBeGreaterThan(3);
    expect(found.every(({ postalCode }) => postalCode === '01400')).toBe(true);
  });

  test('is as long as it may be and no longer', () => expect(names('saint', 5)).toHaveLength(5));

  test.each(['', '  ', '…', 's', 'xyzzy', 'Bruxelles', '00000', '<script>', 'x'.repeat(120)])(
    'is empty for %j',
    (text) => expect(names(text)).toEqual([]),
  );
});

describe('Corsica is found by its departments and its codes like any other', () => {
  const departments = (text: string) => [...new Set(findCommunes(text, 500).map(({ detail }) => detail))].sort();
  const [south, north] = ['Corse-du-Sud', 'Haute-Corse'];

  test.each([
    ['2A', [south]],
    ['2b', [north]],
    [' 2 B ', [north]],
    ['20', [south, north]],
    // Codes of communes, and those that only companies have.
    ['20137', [south]],
    ['20290', [north]],
    ['20620', [north]],
    ['20189', [south]],
    ['20299', [north]],
    ['20299 Bastia Cedex', [north]],
    ['Ajaccio (2A)', [south]],
    ['2B Bastia', [north]],
  ])('%j', (text, wanted) => {
    expect(departments(text)).toEqual(wanted);
    expect([...new Set(communesNamed(text, 500).map(({ detail }) => detail))].sort()).toEqual(wanted);
  });

  test.each([
    ['2A', 'Ajaccio'],
    ['2B', 'Bastia'],
    ['20', 'Ajaccio'],
    ['20189', 'Ajaccio'],
    ['20299', 'Bastia'],
  ])('%s begins with its greatest town', (text, name) => expect(findCommunes(text, 1)[0]?.name).toBe(name));
});

describe('a place that is sent is taken as it is called', () => {
  const first = (text: string) => {
    const [found] = communesNamed(text, 1);
    return found ? `${found.name} ${found.postalCode} ${found.detail}` : null;
  };

  test.each([
    ['Saint-Denis de La Réunion', 'Saint-Denis 97400 La Réunion'],
    ['st denis reunion', 'Saint-Denis 97400 La Réunion'],
    ['Saint-Denis 93', 'Saint-Denis 93200 Seine-Saint-Denis'],
    ['la reunion', 'Saint-Denis 97400 La Réunion'],
    ['gironde', 'Bordeaux 33000 Gironde'],
    ['33', 'Bordeaux 33000 Gironde'],
    ['974', 'Saint-Denis 97400 La Réunion'],
    ['69431 Lyon Cedex 03', 'Lyon 69000 Rhône'],
    ['69431', 'Lyon 69000 Rhône'],
    ['12 rue de la Paix, 75002 Paris', 'Paris 2e 75002 Paris'],
    ['Paris 14ème arrondissement', 'Paris 14e 75014 Paris'],
    // The postal code of an arrondissement names it, beside the city, and that of the whole city does not.
    ['75014 Paris', 'Paris 14e 75014 Paris'],
    ['Lyon 69009', 'Lyon 9e 69009 Rhône'],
    ['13011 Marseille', 'Marseille 11e 13011 Bouches-du-Rhône'],
    ['75116 Paris', 'Paris 16e 75116 Paris'],
    ['LYON (69003), Rhône', 'Lyon 3e 69003 Rhône'],
    ['75000 Paris', 'Paris 75000 Paris'],
    ['75014 Lyon', 'Lyon 69000 Rhône'],
    ['havre', 'Le Havre 76600 Seine-Maritime'],
    ['Y', 'Y 80190 Somme'],
    ['Saint-Denis (La Réunion)', 'Saint-Denis 97400 La Réunion'],
  ])('%j is %s', (text, wanted) => expect(first(text)).toBe(wanted));

  test.each([
    // Prefixes of words, of codes and of territories.
    'Gent',
    'Bord',
    'Mont mo',
    'guadel',
    '9000',
    '7500',
    '750',
    'Saint-Denis de La R',
    // Typing errors.
    'Marseile',
    'strasbuorg',
    // Places elsewhere.
    'Bruxelles',
    'Antwerpen',
    'Tunis',
    '',
  ])('%j is asked about', (text) => expect(first(text)).toBeNull());
});
