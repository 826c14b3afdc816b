import { expect, test } from 'vitest';
import { professionName } from '../../../lib/directory/selection.ts';

test.each([
  ['Médecin généraliste', 'generalPractitioner'],
  ['Pharmacie d’officine', 'pharmacy'],
  ["Pharmacie d'officine", 'pharmacy'],
  ['Pharmacienne', 'pharmacy'],
  ['Sage-femme', 'midwife'],
  ['PÉDIATRE', 'pediatrician'],
  ['Gynécologie-obstétrique', 'obstetrician'],
  ['Gynécologue-obstétricienne', 'obstetrician'],
  ['Gynécologue médical', 'gynecologist'],
  ['Gynécologie médicale', 'gynecologist'],
  ['Médecin, dermatologie', 'physician'],
  ['Maïeuticien', null],
  ['', null],
])('%s is %s', (french, name) => expect(professionName(french)).toBe(name));
