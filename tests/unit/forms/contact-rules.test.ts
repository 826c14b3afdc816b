import { describe, expect, test } from 'vitest';
import { contactFields, contactSchema } from '../../../lib/contact/schema.ts';
import type { Fields } from '../../setup/forms.ts';
import { fileOf, judge } from './parse.ts';

const right = { name: 'Élise', email: 'elise@exemple.fr', country: 'FR', message: 'Bonjour.' };
const contact = (more: Fields) => judge(contactSchema, contactFields, { ...right, ...more });
const accepts = (more: Fields) => expect(contact(more)).toHaveProperty('value');
const value = (more: Fields) => (contact(more) as { value: Record<string, unknown> }).value;

test('the least that is right is right', () => {
  expect(contact({})).toEqual({ value: { ...right, attachments: [] } });
});

describe('"name: required, at least 2 characters"', () => {
  test.each<[string[], string]>([
    [['nameRequired'], ''],
    [['nameRequired'], '   '],
    [['nameShort'], 'É'],
    [['nameShort'], ' É '],
    [['nameShort'], 'E\u0301'],
    [['tooLong {"max":100}'], 'x'.repeat(101)],
  ])('%j %#', (codes, name) => {
    expect(contact({ name })).toEqual({ errors: { name: codes } });
  });
  test.each(['Li', 'Ng', 'O’Brien-Ó Súilleabháin', 'سيلين', '李明'])('%s is a name', (name) => {
    expect(value({ name: ` ${name} ` })).toHaveProperty('name', name);
  });
});

test.each([
  ['Élise\nBcc: tous@exemple.fr', 'Élise Bcc: tous@exemple.fr'],
  ['Élise\u007f', 'Élise'],
])('%j is one line', (name, read) => {
  expect(value({ name })).toHaveProperty('name', read);
});

test('a name of a hundred characters is one', () => accepts({ name: 'x'.repeat(100) }));

describe('"email: required, valid format"', () => {
  test.each<[string[], string]>([
    [['emailRequired'], ''],
    [['emailRequired'], '  '],
    [['emailInvalid'], 'elise'],
    [['emailInvalid'], 'elise@exemple'],
    [['emailInvalid'], 'elise@'],
    [['emailInvalid'], '@exemple.fr'],
    [['emailInvalid'], 'a b@exemple.fr'],
    [['emailInvalid'], 'a@exemple.fr, b@exemple.fr'],
    [['emailInvalid'], 'Élise <elise@exemple.fr>'],
    [['emailInvalid'], 'elise@exemple.fr\r\nBcc: b@exemple.fr'],
    [['emailInvalid'], `${'a'.repeat(250)}@b.fr`],
  ])('%j %#', (codes, email) => {
    expect(contact({ email })).toEqual({ errors: { email: codes } });
  });
  test.each([
    ['Elise@Exemple.FR', 'elise@exemple.fr'],
    [' elise.d+lettre@sous.exemple.co.uk ', 'elise.d+lettre@sous.exemple.co.uk'],
    ["o'brien@exemple.fr", "o'brien@exemple.fr"],
    ['elise@brûlerie.be', 'elise@xn--brlerie-g2a.be'],
  ])('%s is kept as %s', (email, kept) => {
    expect(value({ email })).toHaveProperty('email', kept);
  });
});

describe('"message: required"', () => {
  test.each<[string[], string]>([
    [['messageRequired'], ''],
    [['messageRequired'], ' \n '],
    [['tooLong {"max":5000}'], 'x'.repeat(5_001)],
    [['tooLong {"max":5000}'], 'x'.repeat(1_000_000)],
  ])('%j %#', (codes, message) => {
    expect(contact({ message })).toEqual({ errors: { message: codes } });
  });
  test('several lines and any writing are right', () => accepts({ message: 'a\r\n\n<b>é</b>\t🌿 سيلين' }));
  test('5 000 characters are right', () => accepts({ message: 'x'.repeat(5_000) }));
});

describe('"requester_type: one of empty, private individual (je_suis_un_particulier), pharmacist, physician, midwife, veterinarian, other health professional"', () => {
  test.each([
    'je_suis_un_particulier',
    'je_suis_un_pharmacien',
    'je_suis_un_medecin',
    'je_suis_une_sage_femme',
    'je_suis_un_veterinaire',
    'je_suis_un_autre_professionnel_de_sante',
  ])('%s', (requester_type) => {
    expect(value({ requester_type })).toHaveProperty('requester_type', requester_type);
  });
  test('empty is no answer', () => expect(value({ requester_type: '' }).requester_type).toBeUndefined());
  test.each(['je_suis_un_robot', 'toString', 'JE_SUIS_UN_MEDECIN'])('%s is none of them', (requester_type) => {
    expect(contact({ requester_type })).toEqual({ errors: { requester_type: ['choiceUnknown'] } });
  });
});

describe('"phone_number: optional, digits, spaces, plus and dash only"', () => {
  test.each(['', '0465711931', '+33 4 65-71-19-31', ' 06 ', '06\u00a012', '06\u201112'])(
    '%j is right',
    (phone_number) => accepts({ phone_number }),
  );
  test.each(['06.12', '(0)6', '06/12', 'poste 12', '٠٦', '1'.repeat(31)])('%s is refused', (phone_number) => {
    expect(contact({ phone_number })).toEqual({ errors: { phone_number: ['phoneInvalid'] } });
  });
});

describe('"country: required, from a country list"', () => {
  test.each(['FR', 'BE', 'TN', 'XK'])('%s is in it', (country) => accepts({ country }));
  test.each(['', 'fr', 'France', 'ZZ', 'toString'])('%j is not', (country) => {
    expect(contact({ country })).toEqual({ errors: { country: ['countryRequired'] } });
  });
});

describe('"attachments: a file list with a maximum size and allowed types"', () => {
  const attach = (...attachments: File[]) => contact({ attachments });
  const problem = (text: unknown) => ({ errors: { attachments: [text] } });

  test.each(['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx', 'cfb', 'odt'])(
    '"allowed extensions are … %s"',
    (extension) => {
      expect(attach(fileOf(`a.${extension.toUpperCase()}`))).toHaveProperty('value');
    },
  );
  test('others are not, and the list "shown to users hides cfb, jpeg and odt"', () => {
    expect(attach(fileOf('a.gif'))).toEqual(problem('fileType {"name":"a.gif","types":"JPG, PNG, PDF, DOC, DOCX"}'));
  });
  test('"General maximum size is 10,485,760 bytes (10 MB)"', () => {
    expect(attach(fileOf('a.pdf', 10_485_760))).toHaveProperty('value');
    expect(attach(fileOf('a.pdf', 10_485_761))).toEqual(problem('fileTooLarge {"name":"a.pdf","megabytes":10}'));
  });
  test('five files, twenty megabytes in all', () => {
    const files = (count: number, size: number) => Array.from({ length: count }, (_, n) => fileOf(`${n}.pdf`, size));
    expect(attach(...files(5, 4_194_304))).toHaveProperty('value');
    expect(attach(...files(6, 1))).toEqual(problem('tooManyFiles {"files":5}'));
    expect(attach(...files(100, 1))).toEqual(problem('tooManyFiles {"files":5}'));
    expect(attach(...files(5, 4_194_305))).toEqual(problem('filesTooLarge {"megabytes":20}'));
  });
  test('each file that is wrong is named', () => {
    expect(attach(fileOf('a.exe'), fileOf('b.pdf'), fileOf('c.pdf', 0))).toEqual({
      errors: { attachments: [expect.stringMatching(/^fileType .*a\.exe/), 'fileEmpty {"name":"c.pdf"}'] },
    });
  });
  test.each(['cv\u202efdp.exe', '../../etc/passwd.pdf', 'a\u0000.pdf', `${'x'.repeat(300)}.pdf`])(
    'a hostile name of a file: %#',
    (name) => {
      expect(attach(fileOf(name))).toEqual(problem(expect.stringMatching(/^fileName /)));
    },
  );
});
