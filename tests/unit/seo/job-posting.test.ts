import type { Content, LinkField, RichTextField } from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { jobPostingNode, offerHtml } from '../../../lib/careers/job-posting.ts';
import { CONTRACTS, type Contract, type Offer } from '../../../lib/careers/offers.ts';
import { scriptJson } from '../../../lib/seo/json-ld.ts';

type Data = Content.JobOfferDocument['data'];

const SITE = 'http://fr.localhost:3000';
const url = `${SITE}/nous-rejoindre/chimiste-h-f`;
const offer: Offer = {
  id: 'Z1',
  uid: 'chimiste-h-f',
  href: '/nous-rejoindre/chimiste-h-f',
  title: 'Chimiste',
  reference: 'SIL-2026-030',
  category: 'quality_rd',
  contract: 'cdi',
  contractDetail: '',
  pay: { pay_min: null, pay_max: null, pay_currency: 'Euro', pay_period: 'Par an' },
  where: 'liege',
  placeDetail: '',
  publishedOn: '2026-10-05',
  closesOn: null,
};
const fields = {
  street: '3 quai des Mariniers',
  postal_code: '4020',
  closes_on: '2027-01-31',
  pay_min: 38_000,
  pay_max: 45_000,
  pay_currency: 'Euro',
  pay_period: 'Par an',
};
type More = { offer?: Partial<Offer>; data?: Partial<Data> };

/** As it is serialized into a page: without the keys that have no value. */
const posting = (more: More = {}) =>
  JSON.parse(
    scriptJson(
      jobPostingNode({
        publisher: { site: SITE, name: 'Laboratoires Silène' },
        url,
        offer: { ...offer, ...more.offer },
        data: { ...fields, ...more.data } as Data,
        description: '<p>Vous mesurez.</p>',
      }),
    ),
  );

test('an offer says what is asked for and what is recommended', () => {
  expect(posting()).toEqual({
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: 'Chimiste',
    description: '<p>Vous mesurez.</p>',
    datePosted: '2026-10-05',
    validThrough: '2027-01-31T23:59:59+01:00',
    employmentType: 'FULL_TIME',
    identifier: { '@type': 'PropertyValue', name: 'Laboratoires Silène', value: 'SIL-2026-030' },
    hiringOrganization: { '@type': 'Organization', '@id': `${SITE}/#organization`, name: 'Laboratoires Silène' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        streetAddress: '3 quai des Mariniers',
        postalCode: '4020',
        addressLocality: 'Liège',
        addressRegion: 'Liège',
        addressCountry: 'BE',
      },
    },
    directApply: true,
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'EUR',
      value: { '@type': 'QuantitativeValue', minValue: 38_000, maxValue: 45_000, unitText: 'YEAR' },
    },
  });
});

/** The reference on structured data: "CDI→FULL_TIME, CDD→TEMPORARY (+ duration), Stage/Alternance/VIE→INTERN". */
const EMPLOYMENT: [Contract, string][] = [
  ['cdi', 'FULL_TIME'],
  ['cdd', 'TEMPORARY'],
  ['stage_alternance_vie', 'INTERN'],
];

test.each(EMPLOYMENT)('%s is %s', (contract, employmentType) => {
  expect(posting({ offer: { contract } }).employmentType).toBe(employmentType);
});

test('every contract has its word', () => {
  expect(EMPLOYMENT.map(([contract]) => contract).sort()).toEqual([...CONTRACTS].sort());
});

test('an offer without a last day is valid until it is taken away', () => {
  expect(posting({ data: { closes_on: null } })).not.toHaveProperty('validThrough');
});

describe('the pay', () => {
  const amount = (value: object, currency = 'EUR') => ({
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', ...value },
  });
  test.each<[what: string, data: Partial<Data>, salary: object | undefined]>([
    [
      'that is one amount',
      { pay_min: 12.6, pay_max: null, pay_period: 'Par heure' },
      amount({ value: 12.6, unitText: 'HOUR' }),
    ],
    [
      'whose range is none',
      { pay_min: 2_000, pay_max: 2_000, pay_period: 'Par mois' },
      amount({ value: 2_000, unitText: 'MONTH' }),
    ],
    [
      'in dinars',
      { pay_max: null, pay_currency: 'Dinar tunisien' },
      amount({ value: 38_000, unitText: 'YEAR' }, 'TND'),
    ],
    [
      'that nobody said how to count',
      { pay_max: null, pay_currency: null, pay_period: null } as unknown as Partial<Data>,
      amount({ value: 38_000, unitText: 'YEAR' }),
    ],
    ['that is not said', { pay_min: null, pay_max: 45_000 }, undefined],
  ])('%s', (_, data, salary) => {
    expect(posting({ data }).baseSalary).toEqual(salary);
  });
});

describe('the place', () => {
  const placeOf = (more: More) => posting(more).jobLocation.address;

  test.each([
    ['Montréal, Canada', 'Montréal', 'CA'],
    ['Londen, Verenigd Koninkrijk', 'Londen', 'GB'],
    ['Sherbrooke, Québec, Canada', 'Sherbrooke', 'CA'],
    ['Nouméa, Nouvelle-Calédonie', 'Nouméa', 'NC'],
    ['Luxembourg', 'Luxembourg', 'LU'],
    ['Avalon, Brocéliande', 'Avalon', 'Brocéliande'],
  ])('of an offer abroad is what the editor wrote, the country as its code: %s', (placeDetail, city, country) => {
    const data = { street: '7 rue du Port', postal_code: 'H2Y 1C6' };
    expect(placeOf({ offer: { where: 'international', placeDetail }, data })).toEqual({
      '@type': 'PostalAddress',
      addressLocality: city,
      addressCountry: country,
      streetAddress: '7 rue du Port',
      postalCode: 'H2Y 1C6',
    });
  });

  test.each<[Offer['where'], object]>([
    ['die', { addressLocality: 'Die', addressRegion: 'Auvergne-Rhône-Alpes', addressCountry: 'FR' }],
    ['lille', { addressLocality: 'Lille', addressRegion: 'Hauts-de-France', addressCountry: 'FR' }],
    ['saint_denis_reunion', { addressRegion: 'La Réunion', addressCountry: 'RE' }],
  ])('%s is in its region', (where, address) => {
    expect(placeOf({ offer: { where } })).toMatchObject(address);
  });

  test('has no street that nobody wrote', () => {
    const address = placeOf({ data: { street: null, postal_code: null } });
    for (const key of ['streetAddress', 'postalCode']) expect(address).not.toHaveProperty(key);
  });
});

describe('the text of an offer', () => {
  const NONE: RichTextField = [];
  const said = (field: object, text = 'Voir') =>
    [
      {
        type: 'paragraph',
        text,
        spans: [{ type: 'hyperlink', start: 0, end: text.length, data: field as LinkField }],
      },
    ] as unknown as RichTextField;
  const html = (field: object) => offerHtml({ intro: NONE, missions: NONE, profile: said(field), benefits: NONE }, url);
  const document = { link_type: 'Document', id: 'Z2', type: 'page', lang: 'fr-fr', tags: [], slug: '-' };

  test.each<[string, object, string]>([
    ['a page', { ...document, url: '/pages/mutuelle' }, `${SITE}/pages/mutuelle`],
    [
      'a written path',
      { link_type: 'Web', url: '/nos-produits?need=Sommeil&x=1' },
      `${SITE}/nos-produits?need=Sommeil&amp;x=1`,
    ],
    ['a place on its page', { link_type: 'Web', url: '#profil' }, `${url}#profil`],
    ['another site', { link_type: 'Web', url: 'https://idcc.example/176' }, 'https://idcc.example/176'],
    ['a mailbox', { link_type: 'Web', url: 'mailto:rh@silene.example' }, 'mailto:rh@silene.example'],
  ])('has a link to %s with its whole address', (_, field, href) => {
    expect(html(field)).toBe(`<p><a href="${href}">Voir</a></p>`);
  });

  test.each<[string, object]>([
    ['a page that is gone', { ...document, isBroken: true }],
    ['a page without an address here', document],
    ['a script', { link_type: 'Web', url: 'javascript:alert(1)' }],
    ['an address that cannot be read', { link_type: 'Web', url: 'https://[' }],
  ])('has a link to %s as plain text', (_, field) => {
    expect(html(field)).toBe('<p>Voir</p>');
  });
});
