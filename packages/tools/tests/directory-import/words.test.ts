import { expect, test } from 'vitest';
import { personName, pharmacyName, phoneOf, streetOf, titled } from '../../lib/directory/words.ts';

test.each([
  ["RUE DE L'EGLISE", 'Rue de l’Eglise'],
  ['SAINT-GENIX-LES-VILLAGES', 'Saint-Genix-les-Villages'],
  ['LE  HAVRE', 'Le Havre'],
  ["L'ÎLE-D'YEU", 'L’Île-d’Yeu'],
  ['Rue du Port', 'Rue du Port'],
  ['', ''],
])('%s is written %s', (given, expected) => {
  expect(titled(given)).toBe(expected);
});

test.each([
  ['Dr', 'Yann', 'LE GALL', 'Dr Yann Le Gall'],
  ['', 'MARIE-ANGE', 'DE LASSERVE', 'Marie-Ange de Lasserve'],
  ['', 'Éloïse', "D'ARCEMONT", 'Éloïse d’Arcemont'],
  ['Pr', '', 'Zidouni', 'Pr Zidouni'],
])('%s %s %s is %s', (title, givenName, surname, expected) => {
  expect(personName({ title, givenName, surname })).toBe(expected);
});

test.each([
  ['PHARMACIE DU PORT', 'SELARL DUPONT', 'Pharmacie du Port'],
  ['', 'SELARL PHARMACIE DES ARCADES', 'Pharmacie des Arcades'],
  ['', 'SNC BONVERGNE ET FILS', 'Pharmacie Bonvergne et Fils'],
  ['LA SAINTE PHARMACIE', '', 'La Sainte Pharmacie'],
  ['SELARL', '', 'Pharmacie'],
  ['', '', 'Pharmacie'],
])('the sign “%s” and the company “%s” name “%s”', (sign, company, expected) => {
  expect(pharmacyName(sign, company)).toBe(expected);
});

const nowhere = { number: '', repetition: '', way: '', street: '', mention: '' };
test.each([
  [{ number: '12', repetition: 'B', way: 'Boulevard', street: 'DES ALIZES' }, '12 bis boulevard des Alizes'],
  [{ number: '3', way: 'RUE', street: "DE L'EGLISE" }, '3 rue de l’Eglise'],
  [{ street: 'LE BOURG' }, 'Le Bourg'],
  [{ mention: 'LIEU-DIT LES AUNES' }, 'Lieu-Dit les Aunes'],
  [{}, ''],
])('%o is the street “%s”', (parts, expected) => {
  expect(streetOf({ ...nowhere, ...parts })).toBe(expected);
});

test.each([
  ['0262123456', '02 62 12 34 56'],
  ['02.62.12.34.56', '02 62 12 34 56'],
  ['+262 262 12 34 56', '02 62 12 34 56'],
  ['0033475000000', '04 75 00 00 00'],
  ['475000000', '04 75 00 00 00'],
  ['+687 27 12 34', '27 12 34'],
  ['271234', '27 12 34'],
  ['12', null],
  ['', null],
  ['sur rendez-vous', null],
])('the number %s is shown as %s', (given, expected) => {
  expect(phoneOf(given)).toBe(expected);
});
