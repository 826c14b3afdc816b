import { expect, test } from 'vitest';
import { cleanEmail, EMAIL } from '../../../lib/platform/text/email.ts';

test.each([
  ['Paul@Exemple.FR', 'paul@exemple.fr'],
  ['accueil@pépinière.fr', 'accueil@xn--ppinire-6xae.fr'],
  ['accueil@PE\u0301PINIE\u0300RE.fr', 'accueil@xn--ppinire-6xae.fr'],
  ['info@straße.de', 'info@xn--strae-oqa.de'],
  ['info@例え.jp', 'info@xn--r8jz45g.jp'],
  ['info@例え。jp', 'info@xn--r8jz45g.jp'],
  ['vous@почта.рф', 'vous@xn--80a1acny.xn--p1ai'],
  ['vous@xn--80a1acny.xn--p1ai', 'vous@xn--80a1acny.xn--p1ai'],
  ['paul+achats@exemple.fr', 'paul+achats@exemple.fr'],
  ["p.o'hara@exemple.fr", "p.o'hara@exemple.fr"],
  ['p.o’hara@exemple.fr', "p.o'hara@exemple.fr"],
  ['paul&co@exemple.fr', 'paul&co@exemple.fr'],
  ['!#$%&*+/=?^_`{|}~-@exemple.fr', '!#$%&*+/=?^_`{|}~-@exemple.fr'],
  ['paul..m.@exemple.fr', 'paul..m.@exemple.fr'],
  ['\ufeffpaul@exem\u00adple.fr\u200b', 'paul@exemple.fr'],
  ['\u00a0paul@exemple.fr\u202f\r\n', 'paul@exemple.fr'],
  ['jean\u2011paul@mont\u2010blanc.fr', 'jean-paul@mont-blanc.fr'],
  ['paul@exemple．fr', 'paul@exemple．fr', false],
])('%j is %s', (typed, address, valid = true) => {
  expect([cleanEmail(typed), EMAIL.test(cleanEmail(typed))]).toEqual([address, valid]);
});

test.each([
  '',
  'paul',
  'paul@',
  '@exemple.fr',
  'paul@exemple',
  'paul@localhost',
  'paul@127.0.0.1',
  'paul@１２７.1',
  'paul@[127.0.0.1]',
  'paul @exemple.fr',
  'paul@exemple .fr',
  'paul@-exemple.fr',
  'paul@exemple-.fr',
  'paul@exemple..fr',
  'paul@.exemple.fr',
  'paul@exemple.fr.',
  `paul@${'a'.repeat(64)}.fr`,
  'paul@pépinière.fr:25',
  'paul@pépinière.fr/x',
  'paul@pépinière.fr?x',
  'paul@pépinière.fr#x',
  'paul@évil.fr@exemple.fr',
  'paul＠exemple.fr',
  'ｐaul@exemple.fr',
  'rené@exemple.fr',
  'Paul <paul@exemple.fr>',
  '"paul m"@exemple.fr',
  'paul(rire)@exemple.fr',
  'paul,luc@exemple.fr',
  'paul@exemple.fr; luc@exemple.fr',
  'paul@exemple.fr\nBcc: luc@exemple.fr',
  'paul\u2028@exemple.fr',
  '=?utf-8?q?paul=40mal.example?=@exemple.fr',
])('%j is no address', (typed) => {
  expect(EMAIL.test(cleanEmail(typed))).toBe(false);
});
