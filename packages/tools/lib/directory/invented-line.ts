import type { Random } from '../resilience/random.ts';
import { FICTIVE_PHONES, GIVEN_NAMES, PROFESSIONS, SIGNS, SKILLS, STREETS, SURNAMES, WAYS } from './invented-words.ts';

/** The columns of the extract, in its order; each line ends with a separator, so that the last column is empty. */
export const HEADER = `Type d'identifiant PP|Identifiant PP|Identification nationale PP|Code civilité d'exercice|Libellé civilité d'exercice|Code civilité|Libellé civilité|Nom d'exercice|Prénom d'exercice|Code profession|Libellé profession|Code catégorie professionnelle|Libellé catégorie professionnelle|Code type savoir-faire|Libellé type savoir-faire|Code savoir-faire|Libellé savoir-faire|Code mode exercice|Libellé mode exercice|Numéro SIRET site|Numéro SIREN site|Numéro FINESS site|Numéro FINESS établissement juridique|Identifiant technique de la structure|Raison sociale site|Enseigne commerciale site|Complément destinataire (coord. structure)|Complément point géographique (coord. structure)|Numéro Voie (coord. structure)|Indice répétition voie (coord. structure)|Code type de voie (coord. structure)|Libellé type de voie (coord. structure)|Libellé Voie (coord. structure)|Mention distribution (coord. structure)|Bureau cedex (coord. structure)|Code postal (coord. structure)|Code commune (coord. structure)|Libellé commune (coord. structure)|Code pays (coord. structure)|Libellé pays (coord. structure)|Téléphone (coord. structure)|Téléphone 2 (coord. structure)|Télécopie (coord. structure)|Adresse e-mail (coord. structure)|Code Département (structure)|Libellé Département (structure)|Ancien identifiant de la structure|Autorité d'enregistrement|Code secteur d'activité|Libellé secteur d'activité|Code section tableau pharmaciens|Libellé section tableau pharmaciens|Code rôle|Libellé rôle|Code genre activité|Libellé genre activité|`;

export type Town = { code: string; name: string; postalCode: string };

type Person = {
  id: string;
  surname: string;
  givenName: string;
  profession: readonly [string, string, number];
  skill: readonly [string, string, number] | null;
};
type Site = {
  siret: string;
  finess: string;
  structure: string;
  sign: string;
  number: string;
  repetition: string;
  way: string;
  street: string;
  town: Town;
  phone: string;
};

/** True once in this many calls, on average. */
const ODDS = { student: 40, again: 5, bare: 30, abroad: 400, broken: 100_000, repetition: 12, sameSite: 40 };
const SITES_OF_PHARMACIES = 21_000;

function shared<Item extends readonly [string, string, number]>(items: readonly Item[], random: Random): Item {
  let left = random.integer(items.reduce((sum, [, , share]) => sum + share, 0));
  for (const item of items) {
    left -= item[2];
    if (left < 0) return item;
  }
  return items[0] as Item;
}

function inventPerson(serial: number, random: Random): Person {
  const profession = shared(PROFESSIONS, random);
  return {
    // 8 stands for the national register; no real number begins with 99.
    id: `899${String(serial).padStart(9, '0')}`,
    surname: random.pick(SURNAMES),
    givenName: random.pick(GIVEN_NAMES),
    profession,
    skill: profession[0] === '10' ? shared(SKILLS, random) : null,
  };
}

function inventSite(number: string, town: Town, random: Random): Site {
  return {
    siret: `99${number.padStart(12, '0')}`,
    finess: '',
    structure: `R99${number.padStart(11, '0')}`,
    sign: '',
    number: String(1 + random.integer(180)),
    repetition: random.integer(ODDS.repetition) === 0 ? random.pick(['B', 'T']) : '',
    way: random.pick(WAYS),
    street: random.pick(STREETS),
    town,
    phone: `${random.pick(FICTIVE_PHONES)}${String(random.integer(10_000)).padStart(4, '0')}`,
  };
}

/** Lines for a seed, one after another: people with one site or several, pharmacies with several people. */
export function createLines(random: Random, townAt: (share: number) => Town) {
  const town = (): Town => townAt(random.integer(1_000_000) / 1_000_000);
  const pharmacies = new Map<number, Site>();
  let serial = 0;
  let sites = 0;
  let person = inventPerson(serial, random);
  let site = inventSite('0', town(), random);

  function pharmacy(): Site {
    const number = random.integer(SITES_OF_PHARMACIES);
    const known = pharmacies.get(number);
    if (known) return known;
    const made = inventSite(`8${number}`, town(), random);
    made.finess = `99${String(number).padStart(7, '0')}`;
    made.sign = `PHARMACIE ${random.pick(SIGNS)}`;
    pharmacies.set(number, made);
    return made;
  }

  function move(): void {
    if (random.integer(ODDS.again) !== 0) person = inventPerson(++serial, random);
    if (random.integer(ODDS.sameSite) === 0 && person.profession[0] !== '21') return;
    site = person.profession[0] === '21' ? pharmacy() : inventSite(String(++sites), town(), random);
  }

  return (): string => {
    move();
    const line = lineOf(person, site, random);
    return random.integer(ODDS.broken) === 0 ? line.slice(0, 200) : line;
  };
}

function lineOf(person: Person, site: Site, random: Random): string {
  const bare = random.integer(ODDS.bare) === 0;
  const abroad = random.integer(ODDS.abroad) === 0;
  const student = random.integer(ODDS.student) === 0;
  const { town } = site;
  const [code, label] = person.profession;
  const [skill, skillLabel] = person.skill ?? ['', ''];
  const where = abroad
    ? ['', '98000', '99138', 'MONACO', '99138', 'Monaco']
    : ['', town.postalCode, town.code, town.name, '99000', 'France'];
  const address = bare
    ? Array.from({ length: 12 }, () => '')
    : [site.number, site.repetition, site.way.slice(0, 3).toUpperCase(), site.way, site.street, '', ...where];
  const department = town.code.slice(0, town.code.startsWith('97') ? 3 : 2);
  const titled = code === '10' ? ['DR', 'Docteur'] : ['', ''];
  const pharmacist = code === '21';
  return [
    ...['8', person.id.slice(1), person.id, ...titled, 'MME', 'Madame', person.surname, person.givenName, code, label],
    ...(student ? ['E', 'Etudiant'] : ['C', 'Civil']),
    ...(skill ? ['S', 'Spécialité ordinale', skill, skillLabel] : ['', '', '', '']),
    ...[
      'L',
      'Libéral',
      site.siret,
      site.siret.slice(0, 9),
      site.finess,
      '',
      site.structure,
      site.sign,
      site.sign,
      '',
      '',
    ],
    ...address,
    ...[bare ? '' : site.phone, '', '', '', department, '', '', 'CNOM/CNOM/CNOM'],
    ...(pharmacist ? ['SA33', "Pharmacie d'officine", 'A', 'Titulaire'] : ['SA07', 'Cabinet individuel', '', '']),
    ...['', '', 'GENR01', 'Activité standard de soin', ''],
  ].join('|');
}
