import { expect, test } from '@playwright/test';
import { emptyPdf, fakePdf, goodPdf, heavyPdf, table, type Upload } from '../fixtures/files.ts';
import { pathOf, siteOf } from '../fixtures/places.ts';
import { plainBrowser } from '../fixtures/plain-browser.ts';
import { wordsOf } from '../fixtures/words.ts';

const market = 'fr-fr';
const t = wordsOf(market);
const MEGABYTE = 1_048_576;
const fileOf = ({ name, mimeType, buffer }: Upload): File =>
  new File([new Uint8Array(buffer)], name, { type: mimeType });
const plain = (html: string): string => html.replace(/&#x27;/g, "'").replace(/&amp;/g, '&');

const contact = [
  ['name', 'Camille Dupuis'],
  ['email', 'camille@exemple.fr'],
  ['country', 'FR'],
  ['message', 'Avec une pièce jointe'],
] as const;
const application = [
  ['given_name', 'Camille'],
  ['family_name', 'Dupuis'],
  ['email', 'camille@exemple.fr'],
] as const;

const attached: [what: string, files: Upload[], said: string][] = [
  [
    'a table',
    [table('a.xlsx')],
    t('submission.errors.fileType', { name: 'a.xlsx', types: 'JPG, PNG, PDF, DOC, DOCX' }),
  ],
  [
    '10 MB and a little',
    [heavyPdf('a.pdf', 10 * MEGABYTE)],
    t('submission.errors.fileTooLarge', { name: 'a.pdf', megabytes: 10 }),
  ],
  ['an empty file', [emptyPdf('a.pdf')], t('submission.errors.fileEmpty', { name: 'a.pdf' })],
  ['a page named PDF', [fakePdf('a.pdf')], t('submission.errors.fileContent', { name: 'a.pdf' })],
  [
    'six files',
    [1, 2, 3, 4, 5, 6].map((each) => goodPdf(`${each}.pdf`)),
    t('submission.errors.tooManyFiles', { files: 5 }),
  ],
];

for (const [what, files, said] of attached) {
  test(`the server refuses ${what}, and gives the typing back`, async () => {
    const all = [...contact, ...files.map((file) => ['attachments', fileOf(file)] as const)];
    const { text } = await plainBrowser(siteOf(market)).fill(pathOf(market, '/contact'), 'name="message"', all);
    const page = plain(text);
    expect(page).toContain(said);
    expect(page).toContain('Avec une pièce jointe');
    expect(page).not.toContain('name="token"');
  });
}

const resumes: [what: string, resume: Upload | null, said: string][] = [
  [
    '2 MB and a little',
    heavyPdf('cv.pdf', 2 * MEGABYTE),
    t('submission.errors.fileTooLarge', { name: 'cv.pdf', megabytes: 2 }),
  ],
  [
    'a picture',
    { ...goodPdf('cv.png'), mimeType: 'image/png' },
    t('submission.errors.fileType', { name: 'cv.png', types: 'PDF, DOC, DOCX' }),
  ],
  ['a page named PDF', fakePdf('cv.pdf'), t('submission.errors.fileContent', { name: 'cv.pdf' })],
  ['nothing', null, t('submission.errors.resumeRequired')],
];

for (const [what, resume, said] of resumes) {
  test(`an application with ${what} is refused`, async () => {
    const letter = ['cover_letter', fileOf(goodPdf('lettre.pdf'))] as const;
    const file = ['resume', resume ? fileOf(resume) : new File([], '')] as const;
    const path = pathOf(market, '/job-offers/spontaneous-application');
    const all = [...application, file, letter];
    const page = plain((await plainBrowser(siteOf(market)).fill(path, 'name="cover_letter"', all)).text);
    expect(page).toContain(said);
    expect(page).not.toContain('name="token"');
  });
}
