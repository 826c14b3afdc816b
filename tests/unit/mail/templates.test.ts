import { describe, expect, test } from 'vitest';
import type { MailContent } from '../../../lib/mail/content.ts';
import { sampleContext, sampleDelivery, sampleValues } from '../../../lib/mail/preview.ts';
import { contentOf, MAIL_TEMPLATES, mailWords, writeMail } from '../../../lib/mail/write.ts';
import { LOCALES, type Locale, MARKETS } from '../../../lib/platform/markets.ts';
import type { MailTemplate, MailValues } from '../../../lib/services/store/deliveries.ts';

const EACH = LOCALES.flatMap((locale) => MAIL_TEMPLATES.map((template) => [template, locale] as const));
const write = (template: MailTemplate, locale: Locale) =>
  writeMail(sampleDelivery(template, locale), sampleContext(locale));

async function contentFor<T extends MailTemplate>(template: T, locale: Locale, values: Partial<MailValues[T]> = {}) {
  const all = { ...sampleValues(locale)[template], ...values };
  return contentOf(template, all, await mailWords(locale), sampleContext(locale));
}

/** All texts of a mail, in order. */
function textsOf({ subject, preheader, blocks, reason, leave }: MailContent): string[] {
  const inBlocks = blocks.flatMap((block) => {
    if (block.kind === 'facts') return block.rows.flatMap(({ label, value }) => [label, value]);
    if (block.kind === 'links') return block.links.map(({ text }) => text);
    return [block.text];
  });
  return [
    subject,
    ...(preheader === undefined ? [] : [preheader]),
    ...inBlocks,
    reason,
    ...(leave ? [leave.text] : []),
  ];
}

const said = (html: string): string =>
  html
    .replace(/^[\s\S]*<body[^>]*>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"' })[name] ?? "'");
const words = (text: string): string => text.replace(/[\s>-]+/g, ' ');

describe.each(EACH)('%s in %s', (template, locale) => {
  test('says everything, in HTML and in text', async () => {
    const content = await contentFor(template, locale);
    const { html, text } = await write(template, locale);
    for (const each of textsOf(content)) {
      expect(each.trim()).not.toBe('');
      expect(each).not.toMatch(/\{\w|undefined|null|mail\.\w/);
    }
    for (const each of textsOf({ ...content, subject: content.reason, preheader: undefined })) {
      expect(words(said(html))).toContain(words(each));
      expect(words(text)).toContain(words(each));
    }
  });

  test('has each address of its values in both forms', async () => {
    const { html, text } = await write(template, locale);
    const urls = Object.values(sampleValues(locale)[template]).filter((value) => /^https:/.test(String(value)));
    for (const url of urls as string[]) {
      expect(html).toContain(`href="${url}"`);
      expect(text.split('\n')).toContain(url);
    }
    expect(urls.length > 0).toBe(!template.endsWith('-team'));
  });

  test('is text that no mail server breaks, and HTML that loads nothing', async () => {
    const { html, text } = await write(template, locale);
    expect(text.split('\n').filter((line) => [...line].length > 78 && !line.startsWith('https:'))).toEqual([]);
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object|form|style|video)\b|url\(|@import|\bsrc=|background=/i);
    expect(html).toContain(`<html lang="${MARKETS[locale].tag}" dir="ltr">`);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('max-width:600px');
  });

  test('names who sends it and why', async () => {
    const { html, text } = await write(template, locale);
    const { reason } = await contentFor(template, locale);
    expect(words(text)).toContain(words(reason));
    const home = `https://silene.example${locale === 'nl-be' ? '/nl' : ''}`;
    expect(text).toContain(`Laboratoires Silène SAS\n12 chemin des Simples, 26150 Die\n${home}\n`);
    expect(html).toContain(`href="${home}"`);
  });
});

const FRENCH = /\b(?:bonjour|vous|votre|courriel|est|les|nous|pour|une)\b/i;
const DUTCH = /\b(?:beste|goedendag|uw|het|een|wij|we|van|voor|niet)\b/i;
/** Names that are not translated. */
const NAMES = /Laboratoires Silène( SAS)?|12 chemin des Simples|Nuit posée|https:\S+/g;

describe.each(MAIL_TEMPLATES)('the language of %s', (template) => {
  test('is Dutch in nl-be', async () => {
    const { subject, text } = await write(template, 'nl-be');
    expect(`${subject}\n${text}`.replace(NAMES, '')).not.toMatch(FRENCH);
    expect(text).toMatch(DUTCH);
  });

  test.each(['fr-fr', 'fr-be', 'fr-tn'] as const)('is French in %s', async (locale) => {
    const { subject, text } = await write(template, locale);
    expect(`${subject}\n${text}`.replace(NAMES, '')).not.toMatch(DUTCH);
    expect(text).toMatch(FRENCH);
    // A no-break space before the punctuation that requires one; times and URLs have none.
    expect(text.replace(NAMES, '')).not.toMatch(/[^\u00a0\s:][:;!?»](?!\d)|«[^\u00a0]/);
  });
});

/** Mails about something that is sold: Tunisia has no shop. */
const SHOP_ONLY: readonly MailTemplate[] = [
  'return-received',
  'withdrawal-receipt',
  'deletion-received',
  'reminder-confirm',
  'reminder',
  'subscription-ended',
  'review-invite',
  'review-refused',
];

test('Tunisia reads no word of a shop in what is sent to a visitor', async () => {
  const visitors = MAIL_TEMPLATES.filter((template) => !template.endsWith('-team') && !SHOP_ONLY.includes(template));
  for (const template of visitors) {
    const { subject, text } = await write(template, 'fr-tn');
    expect(subject + text).not.toMatch(/boutique|panier|livraison|commande|acheter|prix/i);
  }
});

describe('what each mail promises', () => {
  test.each<[MailTemplate, RegExp[], RegExp[]]>([
    ['contact-received', [/sous deux jours ouvrés/], [/binnen twee werkdagen/]],
    ['application-received', [/dans les trois semaines/, /deux ans au plus/], [/drie weken/, /hoogstens twee jaar/]],
    ['newsletter-confirm', [/48 heures/, /sept jours/], [/48 uur/, /zeven dagen/]],
    ['newsletter-welcome', [/quatre fois par an/], [/vier keer per jaar/]],
    [
      'alert-confirm',
      [/48 heures/, /une seule fois/, /jamais s’il ne revient pas dans les douze mois/, /sept jours/],
      [/48 uur/, /één keer/, /niet terug binnen twaalf maanden/, /zeven dagen/],
    ],
    ['jobs-confirm', [/48 heures/, /sept jours/], [/48 uur/, /zeven dagen/]],
    [
      'reminder-confirm',
      [/rien n’est commandé ni payé/, /48 heures/, /sept jours/],
      [/niets besteld of betaald/, /48 uur/, /zeven dagen/],
    ],
    ['return-received', [/sous deux jours ouvrés/], [/binnen twee werkdagen/]],
    ['review-invite', [/a été expédiée\. /, /Rien n’est offert en échange/], [/is verzonden\. /, /niets voor in ruil/]],
    ['review-refused', [/une autre personne le relira/], [/iemand anders leest ze opnieuw/]],
    [
      'subscription-ended',
      [/Aucune autre livraison ni aucun autre prélèvement/],
      [/geen levering en geen betaling meer/],
    ],
    [
      'withdrawal-receipt',
      [/remboursons dans les quatorze jours .*; nous pouvons attendre/],
      [/betalen u terug binnen veertien dagen .*; we mogen wachten/],
    ],
  ])('%s', async (template, french, dutch) => {
    const plain = async (locale: Locale) => (await write(template, locale)).text.replace(/\s+/g, ' ');
    for (const pattern of french) expect(await plain('fr-fr')).toMatch(pattern);
    for (const pattern of dutch) expect(await plain('nl-be')).toMatch(pattern);
  });

  test('alert-back hurries nobody', async () => {
    expect((await write('alert-back', 'fr-fr')).text).not.toMatch(/limit|vite|reste|dernier|stock/i);
    expect((await write('alert-back', 'nl-be')).text).not.toMatch(/beperkt|snel|laatste|voorraad/i);
  });
});

describe('what may be absent', () => {
  test('a message without files names none', async () => {
    const { blocks } = await contentFor('contact-received', 'fr-fr', { fileNames: [] });
    expect(blocks.filter(({ kind }) => kind === 'facts')).toEqual([]);
  });

  test('a field that was left empty has no row', async () => {
    const { blocks } = await contentFor('contact-team', 'fr-fr', { phone: ' ', requesterType: '' });
    const [facts] = blocks.flatMap((block) => (block.kind === 'facts' ? [block.rows] : []));
    expect(facts?.map(({ label }) => label)).toEqual(['Référence', 'Nom', 'Adresse e-mail', 'Pays', 'Site']);
  });

  test('a campaign without a document leads to its page', async () => {
    const { blocks } = await contentFor('campaign', 'fr-fr', { documentUrl: null });
    expect(blocks).toContainEqual(
      expect.objectContaining({ kind: 'button', url: sampleValues('fr-fr').campaign.campaignUrl }),
    );
    expect(blocks.filter(({ kind }) => kind === 'links')).toEqual([]);
  });

  test('a spontaneous application says so', async () => {
    const team = await contentFor('application-team', 'nl-be', { offer: null });
    expect(team.subject).toBe('Spontane sollicitatie van Élise D’Hondt-Ben Salah (S-2K7QF9)');
    const { blocks } = await contentFor('application-received', 'fr-fr', { offerTitle: null });
    expect(blocks[2]).toMatchObject({ text: expect.stringMatching(/^Merci d’avoir pensé à nous\./) });
  });

  test('a return without a reason asks for none', async () => {
    const { blocks } = await contentFor('return-team', 'fr-fr', { reason: '  ' });
    expect(blocks.filter(({ kind }) => kind === 'quote')).toEqual([]);
    expect(blocks).toContainEqual({ kind: 'text', text: 'La personne n’indique pas de motif. Il n’en faut pas.' });
  });
});

test.each<[Locale, string, string]>([
  ['fr-fr', 'Toute la commande', '24 novembre 2026 à 10:05:05 heure normale d’Europe centrale'],
  ['nl-be', 'De hele bestelling', '24 november 2026 om 10:05:05 Midden-Europese standaardtijd'],
])(
  'a receipt in %s repeats the declaration with its moment; without goods it is about all of it',
  async (locale, all, at) => {
    const { reference, name, email, order } = sampleValues(locale)['withdrawal-receipt'];
    const { blocks } = await contentFor('withdrawal-receipt', locale, { goods: ' ', reason: '' });
    const [facts] = blocks.flatMap((block) => (block.kind === 'facts' ? [block.rows] : []));
    expect(facts?.map(({ value }) => value)).toEqual([at, reference, name, email, order, all]);
    expect(blocks.filter(({ kind }) => kind === 'quote')).toEqual([]);
  },
);

test.each<[Locale, until: string, day: string]>([
  ['fr-fr', '2027-03-27T23:30:00.000Z', '28 mars 2027'],
  ['fr-be', '2027-06-30T22:00:00.000Z', '1er juillet 2027'],
  ['nl-be', '2027-12-31T23:00:00.000Z', '1 januari 2028'],
  ['fr-tn', '2027-06-30T22:30:00.000Z', '30 juin 2027'],
])('an alert in %s that ends at %s ends on the %s of its market', async (locale, until, day) => {
  const { subject, preheader } = await contentFor('jobs-renewal', locale, { until });
  expect([subject, preheader]).toEqual([expect.stringContaining(day), expect.stringContaining(day)]);
});

test('the team reads whether the order is the person’s own', async () => {
  const said = async (fromAccount: boolean) =>
    JSON.stringify((await contentFor('withdrawal-team', 'fr-fr', { fromAccount })).blocks);
  expect(await said(true)).toContain('la commande est bien la sienne');
  expect(await said(false)).toContain('vérifiez que le nom et l’adresse');
});

describe('a message that may be about an adverse event', () => {
  test.each<[Locale, string]>([
    ['fr-fr', '[vigilance] Message de Élise D’Hondt-Ben Salah (S-2K7QF9)'],
    ['nl-be', '[vigilance] Bericht van Élise D’Hondt-Ben Salah (S-2K7QF9)'],
  ])('has a tag in its subject for the team, and a note: %s', async (locale, subject) => {
    const marked = await contentFor('contact-team', locale, { vigilance: true });
    expect(marked.subject).toBe(subject);
    const plain = await contentFor('contact-team', locale, {});
    expect(plain.subject).not.toContain('vigilance');
    expect(marked.blocks.length).toBe(plain.blocks.length + 1);
  });

  test('has in its receipt where such a thing is declared', async () => {
    const link = { text: 'Déclarer un effet indésirable', url: 'https://signalement.social-sante.gouv.fr/' };
    const { blocks } = await contentFor('contact-received', 'fr-fr', { vigilance: { text: 'Déclarez-le.', link } });
    expect(blocks).toContainEqual({ kind: 'note', text: 'Déclarez-le.' });
    expect(blocks).toContainEqual({ kind: 'links', links: [link] });
    const without = await contentFor('contact-received', 'fr-fr', { vigilance: { text: 'Déclarez-le.', link: null } });
    expect(without.blocks).toHaveLength(blocks.length - 1);
  });
});

test.each(['fr-be', 'nl-be'] as const)('the button of the moderators leads to the review, in %s', async (locale) => {
  const reference = '0192f0c4-7d7e-7000-8000-000000000002';
  const { blocks } = await contentFor('review-team', locale, { reference });
  const buttons = blocks.flatMap((block) => (block.kind === 'button' ? [block.url] : []));
  expect(buttons).toEqual([`https://silene.example/moderation?lang=${locale}&review=${reference}`]);
});

test('an invitation to a review of an earlier release has no link to write to us', async () => {
  const linksOf = async (contactUrl?: string) =>
    (await contentFor('review-invite', 'nl-be', { contactUrl })).blocks.flatMap((block) =>
      block.kind === 'links' ? block.links : [],
    );
  const url = 'https://silene.example/nl/schrijf-ons';
  const [product] = await linksOf(url);
  expect(await linksOf(url)).toEqual([product, { text: 'Schrijf ons', url }]);
  expect(await linksOf(undefined)).toEqual([product]);
});

test('the team reads which files travel and which site the visitor was on', async () => {
  const context = { ...sampleContext('nl-be'), fileNames: ['cv.pdf', 'brief.odt'] };
  const { text } = await writeMail(sampleDelivery('application-team', 'nl-be'), context);
  expect(text).toContain('Bijlagen\n  cv.pdf\n  brief.odt');
  expect(text).toContain('Site\n  België, in het Nederlands');
});

test.each<[locale: Locale, names: string[], shown: RegExp]>([
  ['fr-be', ['photo.jpg'], /Fichiers refusés\n {2}photo\.jpg\n {2}L’antivirus du site a refusé ce fichier, /],
  [
    'nl-be',
    ['a.jpg', 'b.odt'],
    /Geweigerde bestanden\n {2}a\.jpg\n {2}b\.odt\n {2}Het antivirus\S+ van de site heeft deze /,
  ],
])('the team reads which files the antivirus refused, in %s', async (locale, refusedNames, shown) => {
  for (const template of ['contact-team', 'application-team'] as const) {
    const { text } = await writeMail(sampleDelivery(template, locale), { ...sampleContext(locale), refusedNames });
    expect(text).toMatch(shown);
  }
});

test.each([
  ['one address everywhere', { shopEmail: 'a@x.fr', signInEmail: 'a@x.fr' }, ['a@x.fr']],
  ['another at the shop', { shopEmail: 'b@x.fr', signInEmail: 'a@x.fr' }, ['a@x.fr', 'b@x.fr']],
  ['another at the sign-in', { shopEmail: 'a@x.fr', signInEmail: 'c@x.fr' }, ['a@x.fr', 'c@x.fr']],
  ['of an earlier release', { shopEmail: '', signInEmail: undefined }, ['a@x.fr']],
])('the team erases under every address of a customer: %s', async (_, addresses, expected) => {
  const { blocks } = await contentFor('deletion-team', 'fr-fr', { email: 'a@x.fr', ...addresses });
  const rows = blocks.flatMap((block) => (block.kind === 'facts' ? block.rows : []));
  expect(rows.map(({ value }) => value).filter((value) => value.includes('@'))).toEqual(expected);
});

test.each<[string, object, RegExp[], RegExp[]]>([
  [
    'proven',
    { erased: ['a@x.fr', 'b@x.fr'], unproven: [] },
    [/sous a@x\.fr, b@x\.fr/, /rétractation/],
    [/ops -- erase/],
  ],
  [
    'unproven',
    { erased: [], unproven: ['c@x.fr'] },
    [/que c@x\.fr est/, /ops -- erase/],
    [/a effacé ce qu’il gardait/],
  ],
  ['of an earlier release', { erased: undefined, unproven: undefined }, [], [/ops -- erase/, /effacé/]],
])('the team reads what stays of an account, and how it is erased: %s', async (_, values, says, never) => {
  const { blocks } = await contentFor('deletion-team', 'fr-fr', values);
  const words = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');
  for (const pattern of says) expect(words).toMatch(pattern);
  for (const pattern of never) expect(words).not.toMatch(pattern);
});

test.each<[string, string[] | undefined, RegExp[], RegExp]>([
  [
    'two addresses',
    ['d@x.fr', 'e@x.fr'],
    [/a déjà effacé.*pour d@x\.fr, e@x\.fr, vos messages/, /effet indésirable.*l’a reçu/, /aussi le compte/],
    /l’adresse est à vous/,
  ],
  [
    'none',
    [],
    [/a déjà effacé.*favoris de votre compte\.$/m, /efface le compte.*efface aussi vos messages.*à vous/],
    /@x\.fr/,
  ],
  ['of an earlier release', undefined, [/efface aussi vos messages/], /@x\.fr/],
])('a customer reads what is erased already, and what within the month: %s', async (_, erased, says, never) => {
  const { blocks } = await contentFor('deletion-received', 'fr-fr', { erased });
  const words = blocks.flatMap((block) => (block.kind === 'text' ? [block.text] : [])).join('\n');
  for (const pattern of says) expect(words).toMatch(pattern);
  expect(words).not.toMatch(never);
  expect(words).toMatch(/garder votre compte/);
  // Who signs in elsewhere than at the shop still can.
  expect(words).not.toMatch(/vous connecter/);
});

test.each([
  ['fr-fr', /pour le compte lui-même, son identité/],
  ['nl-be', /voor het account zelf/],
] as const)('the team checks no identity for the account, only for the addresses: %s', async (locale, words) => {
  const { blocks } = await contentFor('deletion-team', locale, { unproven: ['f@x.be'] });
  expect(blocks.flatMap((block) => (block.kind === 'note' ? [block.text] : [])).join()).toMatch(words);
});

test.each([
  ['fr-be', 'du 1er septembre 2026', /L’abonnement a pris fin à ce moment/, /Commande d’origine/],
  ['nl-be', 'van 1 september 2026', /Het abonnement is op dat moment afgelopen/, /Oorspronkelijke bestelling/],
] as const)('the end of a subscription names its day and its moment, in %s', async (locale, day, words, order) => {
  const content = await contentFor('subscription-ended', locale);
  expect(content.subject.replace(/\s/g, ' ')).toContain(day);
  const other = await contentFor('subscription-ended', locale, { products: ['2\u00a0× Avondthee', '1\u00a0× Clarté'] });
  expect(other.subject.replace(/\s/g, ' ')).toMatch(/2 × Avondthee\)$/);
  expect(textsOf(content).join('\n')).toMatch(words);
  expect(textsOf(content).join('\n')).toMatch(order);
  expect(textsOf(await contentFor('subscription-ended', locale, { order: null })).join('\n')).not.toMatch(order);
});
