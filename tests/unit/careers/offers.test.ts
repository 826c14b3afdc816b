import type { Content } from '@prismicio/client';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { offersToSend, toldAfter } from '../../../lib/careers/alerts.ts';
import {
  CATEGORIES,
  CONTRACTS,
  INTERNATIONAL,
  isOpen,
  JOB_FACETS,
  JOB_SORTS,
  type JobSelection,
  jobCounts,
  LOCALITIES,
  offerOf,
  readJobSelection,
  selectOffers,
  type Where,
  writeJobSelection,
} from '../../../lib/careers/offers.ts';
import { applicationSchema, canonicalCriteria } from '../../../lib/careers/schema.ts';
import { offerNamed } from '../../fixtures/offers.ts';

const WHERES: Where[] = [...(Object.keys(LOCALITIES) as Where[]), INTERNATIONAL];
const nothing: JobSelection = { chosen: { category: [], contract: [], place: [] }, sort: 'recent' };
const choose = (chosen: Partial<JobSelection['chosen']>, sort: JobSelection['sort'] = 'recent'): JobSelection => ({
  chosen: { ...nothing.chosen, ...chosen },
  sort,
});
const read = (query: string) => readJobSelection(new URLSearchParams(query));

describe('an offer takes applications', () => {
  test.each<[closed: boolean, closesOn: string | null, today: string, open: boolean]>([
    [false, null, '2026-11-21', true],
    [false, '2026-11-21', '2026-11-21', true],
    [false, '2026-11-20', '2026-11-21', false],
    [false, '2027-01-31', '2026-11-21', true],
    [true, null, '2026-11-21', false],
    [true, '2027-01-31', '2026-11-21', false],
  ])('closed %s, until %s, on %s: %s', (closed, closes_on, today, open) => {
    expect(isOpen({ closed, closes_on } as Content.JobOfferDocument['data'], today)).toBe(open);
  });
});

describe('an offer is read from its document', () => {
  const data = {
    title: 'Chimiste (h/f)',
    reference: 'SIL-2026-030',
    category: 'quality_rd',
    contract: 'cdd',
    locality: 'liege',
    place_detail: null,
    published_on: '2026-10-05',
  };
  const document = (more: object = {}) =>
    ({
      id: 'Z1',
      uid: 'chimiste-h-f',
      url: '/nous-rejoindre/chimiste-h-f',
      first_publication_date: '2026-09-21T08:00:00+0000',
      data: { ...data, ...more },
    }) as unknown as Content.JobOfferDocument;

  test('as the list shows it', () => {
    expect(offerOf(document())).toEqual({
      id: 'Z1',
      uid: 'chimiste-h-f',
      href: '/nous-rejoindre/chimiste-h-f',
      title: 'Chimiste (h/f)',
      reference: 'SIL-2026-030',
      category: 'quality_rd',
      contract: 'cdd',
      contractDetail: '',
      pay: {},
      where: 'liege',
      placeDetail: '',
      publishedOn: '2026-10-05',
    });
  });

  test('with its exact contract and its pay', () => {
    const pay = { pay_min: 2_400, pay_max: null, pay_currency: 'EUR', pay_period: 'month' } as const;
    expect(offerOf(document({ contract_detail: ' CDD de 8 mois ', pay_note: 'Prime', ...pay }))).toMatchObject({
      contractDetail: 'CDD de 8 mois',
      pay,
    });
  });

  test.each<[written: string | null, reference: string]>([
    [' SIL-2026-030 ', 'SIL-2026-030'],
    ['SIL\u00a02026\t030\n', 'SIL 2026 030'],
    ['Re\u0301f. 30', 'R\u00e9f. 30'],
    ['x'.repeat(120), 'x'.repeat(100)],
    ['  ', 'chimiste-h-f'],
    ['', 'chimiste-h-f'],
    [null, 'chimiste-h-f'],
  ])('its reference %j is %j, as a post names it', (written, reference) => {
    expect(offerOf(document({ reference: written })).reference).toBe(reference);
    expect(applicationSchema.shape.reference.parse(reference)).toBe(reference);
  });

  test.each([
    ['2026-09-21T08:00:00+0000', '2026-09-21'],
    ['2026-10-31T22:59:59+0000', '2026-10-31'],
    // A release that is published at midnight in Paris.
    ['2026-07-31T22:00:00+0000', '2026-08-01'],
  ])('one that no day is written in is as old as its document, first published at %s', (first, day) => {
    const published = { ...document({ published_on: null }), first_publication_date: first };
    expect(offerOf(published as ReturnType<typeof document>).publishedOn).toBe(day);
  });

  test('one without a locality is abroad', () => {
    expect(offerOf(document({ locality: null, place_detail: 'Montréal, Canada' }))).toMatchObject({
      where: 'international',
      placeDetail: 'Montréal, Canada',
    });
  });
});

describe('a selection in an address', () => {
  test.each<[query: string, selection: JobSelection]>([
    ['', nothing],
    ['category=sales', choose({ category: ['sales'] })],
    ['category=sales&category=marketing', choose({ category: ['sales', 'marketing'] })],
    ['contract=cdi&place=die&place=international', choose({ contract: ['cdi'], place: ['die', 'international'] })],
    ['sort=title', choose({}, 'title')],
    ['sort=recent&q=x', nothing],
    ['category=sales&category=sales', choose({ category: ['sales'] })],
  ])('%s is read', (query, selection) => {
    expect(read(query)).toEqual(selection);
  });

  test.each([
    'category=gardening&contract=freelance&place=tunis&sort=salary',
    'category=CDI&contract=sales&place=production',
    'category=__proto__&contract=constructor&place=hasOwnProperty&sort=toString',
    'category=%3Cscript%3E&place=die%00',
    'category[]=sales&chosen[category]=sales',
    'category=&contract=&place=&sort=',
  ])('%s holds no value of a facet, and is no error', (query) => {
    expect(read(query)).toEqual(nothing);
  });

  test.each<[selection: JobSelection, text: string]>([
    [nothing, ''],
    [choose({ place: ['lyon', 'die'] }), '?place=die&place=lyon'],
    [choose({ place: ['die'], category: ['sales'] }, 'title'), '?category=sales&place=die&sort=title'],
  ])('%j is written %s', (selection, text) => {
    expect(writeJobSelection(selection)).toBe(text);
  });
});

const selections: fc.Arbitrary<JobSelection> = fc.record({
  chosen: fc.record({
    category: fc.subarray([...CATEGORIES]),
    contract: fc.subarray([...CONTRACTS]),
    place: fc.subarray(WHERES),
  }),
  sort: fc.constantFrom(...JOB_SORTS),
});

test('one list has one address: what is written is read again, in whatever order it was chosen', () => {
  fc.assert(
    fc.property(selections, (selection) => {
      const text = writeJobSelection(selection);
      const again = read(text);
      for (const facet of JOB_FACETS)
        expect([...again.chosen[facet]].sort()).toEqual([...selection.chosen[facet]].sort());
      expect(again.sort).toBe(selection.sort);
      expect(writeJobSelection(again)).toBe(text);
      const reversed = Object.fromEntries(JOB_FACETS.map((facet) => [facet, selection.chosen[facet].toReversed()]));
      expect(writeJobSelection({ ...selection, chosen: reversed as unknown as JobSelection['chosen'] })).toBe(text);
    }),
  );
});

const offers = [
  offerNamed('Opératrice'),
  offerNamed('Acheteur', { category: 'supply_chain', publishedOn: '2026-10-26' }),
  offerNamed('Étudiante', { contract: 'stage_alternance_vie', where: 'lyon' }),
  offerNamed('Déléguée', { category: 'sales', where: 'international', publishedOn: '2026-11-12' }),
  offerNamed('economiste', { category: 'sales', contract: 'cdd', where: 'lyon' }),
];
const titles = (selection: JobSelection): string[] => selectOffers(offers, selection).map(({ title }) => title);

describe('the list shows', () => {
  test.each<[what: string, selection: JobSelection, titles: string[]]>([
    [
      'all, the newest first, those of one day from A to Z',
      nothing,
      ['Déléguée', 'Acheteur', 'economiste', 'Étudiante', 'Opératrice'],
    ],
    [
      'all from A to Z, whatever their accents',
      choose({}, 'title'),
      ['Acheteur', 'Déléguée', 'economiste', 'Étudiante', 'Opératrice'],
    ],
    [
      'what has any value of a facet',
      choose({ place: ['lyon', 'international'] }),
      ['Déléguée', 'economiste', 'Étudiante'],
    ],
    ['what meets every facet', choose({ place: ['lyon'], category: ['sales'] }), ['economiste']],
    ['nothing when no offer does', choose({ place: ['die'], contract: ['cdd'] }), []],
  ])('%s', (_, selection, expected) => {
    expect(titles(selection)).toEqual(expected);
  });

  test('offers in its own order, and leaves the list that it was given as it is', () => {
    const given = offers.map(({ title }) => title);
    selectOffers(offers, choose({}, 'title'));
    expect(offers.map(({ title }) => title)).toEqual(given);
  });
});

describe('a value says how many offers it would show', () => {
  test('given the other facets, not its own', () => {
    const selection = choose({ place: ['lyon'], category: ['production'] });
    expect(jobCounts(offers, selection, 'place')).toEqual(
      new Map([
        ['die', 1],
        ['lyon', 1],
      ]),
    );
    expect(jobCounts(offers, selection, 'category')).toEqual(
      new Map([
        ['production', 1],
        ['sales', 1],
      ]),
    );
    expect(jobCounts(offers, selection, 'contract')).toEqual(new Map([['stage_alternance_vie', 1]]));
  });

  test('it is as many as are shown when it alone is chosen', () => {
    const any = fc.array(
      fc.record({
        category: fc.constantFrom(...CATEGORIES),
        contract: fc.constantFrom(...CONTRACTS),
        where: fc.constantFrom(...WHERES),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(any, selections, fc.constantFrom(...JOB_FACETS), (drawn, selection, facet) => {
        const list = drawn.map((each, index) => offerNamed(`${index}`, each));
        for (const [value, count] of jobCounts(list, selection, facet)) {
          const alone = { ...selection, chosen: { ...selection.chosen, [facet]: [value] } };
          expect(selectOffers(list, alone)).toHaveLength(count);
        }
      }),
    );
  });
});

describe('an alert sends', () => {
  const now = new Date('2026-11-26T09:00:00Z');
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
  const alert = { subject: 'category=sales', createdAt: hoursAgo(100), mailedAt: null, details: { told: [] } };
  const sales = (id: string, hours: number) => ({
    offer: offerNamed(id, { category: 'sales' }),
    firstPublishedAt: hoursAgo(hours),
  });
  const other = { offer: offerNamed('production'), firstPublishedAt: hoursAgo(1) };

  test.each<[what: string, more: Partial<Parameters<typeof offersToSend>[0]>, published: unknown[], sent: string[]]>([
    ['a new offer that matches', {}, [sales('new', 2)], ['new']],
    ['several together', {}, [sales('a', 30), sales('b', 2)], ['a', 'b']],
    ['nothing that does not match', {}, [other], []],
    ['every offer without criteria', { subject: '' }, [other, sales('new', 2)], ['new', 'production']],
    ['nothing from before it was asked for, however lately edited', {}, [sales('old', 101)], []],
    ['nothing twice', { details: { told: ['new'] } }, [sales('new', 2), sales('b', 1)], ['b']],
    ['nothing within a day of the last mail', { mailedAt: hoursAgo(22) }, [sales('new', 2)], []],
    ['what came meanwhile, a day later', { mailedAt: hoursAgo(24) }, [sales('new', 20)], ['new']],
  ])('%s', (_, more, published, sent) => {
    const offers = offersToSend({ ...alert, ...more }, published as never, now);
    expect(offers.map(({ id }) => id).sort()).toEqual(sent);
  });

  test('and remembers what it has sent, the newest of many', () => {
    const told = Array.from({ length: 300 }, (_, index) => `${index}`);
    const after = toldAfter({ details: { told } }, [offerNamed('new')]);
    expect([after.length, after[0], after.at(-1)]).toEqual([300, '1', 'new']);
  });

  test.each([
    ['', ''],
    ['?place=lyon&category=sales&sort=title', 'category=sales&place=lyon'],
    ['category=sales&category=nothing&x=1', 'category=sales'],
    ['place=paris&place=lyon', 'place=lyon&place=paris'],
  ])('its criteria have one form: %j', (query, criteria) => expect(canonicalCriteria(query)).toBe(criteria));
});
