import { describe, expect, test } from 'vitest';
import { isSession, judged, sessionValue } from '../../../lib/moderation/moderator.ts';
import { stageOf } from '../../../lib/orders/rules.ts';
import { isReviewable } from '../../../lib/reviews/queries.ts';
import { claimIn, NO_RATINGS, pageOf, reviewSchema, summaryOf } from '../../../lib/reviews/rules.ts';

describe('average and distribution', () => {
  test.each([
    ['none', {}, null],
    ['one', { 4: 1 }, { count: 1, average: 4 }],
    ['rounded down to a tenth', { 5: 13, 4: 7 }, { count: 20, average: 4.6 }],
    ['an even tenth', { 5: 7, 4: 3 }, { count: 10, average: 4.7 }],
    ['nearly the best', { 5: 199, 1: 1 }, { count: 200, average: 4.9 }],
    ['the worst', { 1: 3 }, { count: 3, average: 1 }],
  ])('%s', (_, counts, expected) => {
    const summary = summaryOf({ ...NO_RATINGS, ...counts });
    expect(summary && { count: summary.count, average: summary.average }).toEqual(expected);
  });

  test('each rating has its share, the best first', () => {
    expect(summaryOf({ ...NO_RATINGS, 5: 3, 2: 1 })?.shares).toEqual([
      { rating: 5, count: 3, percent: 75 },
      { rating: 4, count: 0, percent: 0 },
      { rating: 3, count: 0, percent: 0 },
      { rating: 2, count: 1, percent: 25 },
      { rating: 1, count: 0, percent: 0 },
    ]);
  });
});

describe('what a review may not say', () => {
  test.each([
    ['Ces gommes ont guéri mes insomnies.', 'guéri'],
    ['Il SOIGNE mon eczéma', 'SOIGNE'],
    ['Efficace contre le rhume', 'Efficace contre'],
    ['Un vrai remède', 'remède'],
    ['Soulage mes douleurs', 'Soulage'],
    ['Het geneest mijn hoest', 'geneest'],
    ['Werkt tegen hoofdpijn', 'Werkt tegen'],
    ['Het heeft me genezen', 'genezen'],
    ['Sans parfum, elle soigne mon eczéma', 'soigne'],
    ['Calme ma toux', 'Calme ma toux'],
    ['ca a gueri mon eczema', 'gueri'],
    ['Verzacht mijn pijn', 'Verzacht mijn pijn'],
    ['Niet duur, geneest mijn eczeem', 'geneest'],
    ['Ces gélules ont vraiment soigné ma migraine.', 'ont vraiment soigné ma migraine'],
    ["Elle a traité l'eczéma de mon fils.", "a traité l'eczéma"],
    ['Mes douleurs sont bien soignées', 'douleurs sont bien soignées'],
    ['Helpt zelfs tegen mijn migraine', 'Helpt zelfs tegen mijn migraine'],
    ['Het hielp mij tegen de hoest.', 'hielp mij tegen de hoest'],
    ['De siroop genas mijn hoest', 'genas'],
    ['Heb er mijn eczeem mee behandeld', 'eczeem mee behandeld'],
  ])('%s', (text, said) => {
    expect(claimIn(text)).toBe(said);
  });

  test.each([
    'Bon goût, le flacon ferme bien.',
    'Je ne sais pas si cela change quelque chose.',
    'Cela ne guérit rien, et c’est très bien ainsi.',
    'Fijne smaak, vlot geleverd.',
    'Het geneest niet, maar smaakt goed.',
    'Reçu en deux jours, commande bien traitée',
    'Un colis soigné, une réclamation traitée le jour même.',
    "Il n'a pas soigné mes maux de tête.",
    'Mon médecin a traité mes allergies, ce produit est seulement agréable.',
    'Het heeft niet geholpen tegen mijn hoest.',
    'Mijn huisarts heeft mijn eczeem behandeld; deze crème ruikt lekker.',
    'Werkt vlot, en dat tegen een lage prijs.',
    'Mes allergies sont traitées par un specialiste, ce savon est neutre.',
    'Ma dermato a soigné mon eczéma, ce baume sent bon.',
    'Onze klachten werden netjes behandeld door de klantendienst.',
    "J'ai été soigné pour une dépression, cette tisane est douce.",
    'Vroeger behandeld voor depressies; deze thee is lekker.',
    'Mijn artrose wordt behandeld door een specialist, de gel is fris.',
  ])('allowed: %s', (text) => {
    expect(claimIn(text)).toBeNull();
  });
});

describe('the pages of the reviews', () => {
  test.each([
    ['the page of the product', 12, null, { page: 0, pages: 2, skip: 0, take: 3 }],
    ['the first page', 12, '1', { page: 1, pages: 2, skip: 0, take: 10 }],
    ['the last page', 12, '2', { page: 2, pages: 2, skip: 10, take: 10 }],
    ['beyond the last', 12, '99', { page: 2, pages: 2, skip: 10, take: 10 }],
    ['no number', 12, 'x', { page: 0, pages: 2, skip: 0, take: 3 }],
    ['nothing', 12, '0', { page: 0, pages: 2, skip: 0, take: 3 }],
    ['exactly full', 20, '2', { page: 2, pages: 2, skip: 10, take: 10 }],
  ])('%s', (_, count, asked, expected) => {
    expect(pageOf(count, asked)).toEqual(expected);
  });
});

describe('what may be reviewed', () => {
  const order = { financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED', canceledAt: null, deliveredAt: null };
  const variant = {
    id: '1',
    productId: '2',
    productHandle: 'x',
    isGiftCard: false,
    image: null,
    availableForSale: true,
  };
  const line = { variant, isGift: false, currentQuantity: 1 };
  test.each<[string, boolean, Partial<typeof order> | object, object]>([
    ['a line of an order that was sent', true, {}, {}],
    ['of one that was delivered', true, { fulfillmentStatus: 'X', deliveredAt: '2026-11-01T08:00:00Z' }, {}],
    ['of one that is being prepared', false, { fulfillmentStatus: 'IN_PROGRESS' }, {}],
    ['of one that was ordered', false, { fulfillmentStatus: 'UNFULFILLED' }, {}],
    ['of a cancelled one', false, { canceledAt: '2026-11-01T08:00:00Z' }, {}],
    ['of one that was paid back', false, { financialStatus: 'REFUNDED' }, {}],
    ['a gift', false, {}, { isGift: true }],
    ['a line that was sent back', false, {}, { currentQuantity: 0 }],
    ['a product that is gone', false, {}, { variant: null }],
    ['a gift card', false, {}, { variant: { ...variant, isGiftCard: true } }],
  ])('%s: %s', (_, expected, ofOrder, ofLine) => {
    const bought = { ...order, ...ofOrder };
    expect(isReviewable(bought, { ...line, ...ofLine }), stageOf(bought).kind).toBe(expected);
  });
});

describe('the form', () => {
  const good = {
    rating: '4',
    title: 'Bon produit',
    text: 'Le flacon se referme bien, et le goût est discret.',
    displayName: 'Hélène R.',
    agreement: 'on',
  };
  const errorsOf = (more: object) =>
    reviewSchema.safeParse({ ...good, ...more }).error?.issues.map(({ path, message }) => `${path} ${message}`);

  test('takes a review', () => {
    expect(reviewSchema.parse(good)).toMatchObject({ rating: 4, displayName: 'Hélène R.' });
  });

  test.each([
    ['rating ratingRequired', { rating: undefined }],
    ['rating ratingRequired', { rating: '6' }],
    ['title reviewTitleRequired', { title: ' ' }],
    ['text reviewRequired', { text: '' }],
    ['text reviewShort {"min":20}', { text: 'Bien.' }],
    ['text tooLong {"max":2000}', { text: 'a'.repeat(2_001) }],
    ['text reviewContact', { text: 'Tout est sur mon site, silene-avis.eu, allez voir.' }],
    ['text reviewContact', { text: 'Alles staat op mijn-tips.lu, neem een kijkje!' }],
    ['text reviewContact', { text: 'Bien moins cher chez remise.eu avec mon code.' }],
    ['text reviewContact', { text: 'Voordeliger bij zalven.net als u vaak bestelt.' }],
    ['text reviewContact', { text: 'Écrivez-moi à helene@exemple.fr pour en parler.' }],
    ['text reviewContact', { text: 'Appelez-moi au 06 12 34 56 78 pour en parler.' }],
    ['text reviewContact', { text: 'Bel me gerust op 02 511 22 33 voor meer uitleg.' }],
    ['text reviewContact', { text: 'Vu le 03-04-2026, appelez-moi au 01.12.11.26.10.' }],
    ['text reviewContact', { text: 'Bel 0475 20.12.26 of 0475-10-11-26 voor meer uitleg.' }],
    ['text reviewContact', { text: 'Mon numéro de France est le +33 6 20 12 20 26.' }],
    ['text reviewContact', { text: 'Sinds 2024 2025 2026 bereikbaar op 02 512 20 26.' }],
    ['text reviewContact', { text: 'Bel 0475/20.12.26 of (0475) / 10-11-26 voor meer uitleg.' }],
    ['text reviewContact', { text: 'Meer uitleg op 09/234 12 26, of op +32 (0)9 234 12 26.' }],
    ['text reviewContact', { text: 'Mon numéro est le 01/12/20/26/10, demandez Hélène.' }],
    ['text reviewContact', { text: 'Je vends les miens sur ma-boutique.be, moins cher.' }],
    ['text reviewContact', { text: 'Mijn eigen zalf staat op zalf-van-griet.NET, kijk maar.' }],
    ['text reviewContact', { text: 'Moins cher chez pharmacie-du-port.tn, en deux jours.' }],
    ['text reviewContact', { text: 'Bel 12/10/26-34/56 voor meer uitleg over deze zalf.' }],
    ['displayName reviewContact', { displayName: 'hélène.eu' }],
    ['title reviewContact', { title: 'Écrivez-moi : paul@exemple.fr' }],
    ['title reviewContact', { title: 'Appelez le 0612345678' }],
    ['displayName displayNameRequired', { displayName: 'H' }],
    ['displayName tooLong {"max":40}', { displayName: 'H'.repeat(41) }],
    ['displayName reviewContact', { displayName: 'www.exemple.fr' }],
    ['agreement reviewAgreementRequired', { agreement: undefined }],
  ])('%s', (said, more) => {
    expect(errorsOf(more)).toEqual([said]);
  });

  test.each([
    '12-10-2026',
    '2026-10-12',
    '12.10.2026',
    '12 10 2026',
    '3-4-2026 2 x',
    '2026-04-03 14 h',
    '03.04.2026 500 mg',
    '03-04-26 1000 mg',
    '3 4 2026 17 4 2026',
    '2022 2023 2024',
    '2025-2026-2027',
    '12/10/2026',
    '3/4/26 1000 mg',
    '2026/10/12',
    '2024/2025/2026',
    '03/2027 500 ml, 04/2027 500 ml',
    '02/10/26-14/10/26',
    '02/10/26 - 14/10/26',
    '07/2026-08/2026',
  ])('a date is no telephone number: %s', (date) => {
    expect(errorsOf({ title: `Acheté le ${date}`, text: `Gekocht op ${date}, na drie weken leeg.` })).toBeUndefined();
  });

  test.each([
    'Goed.Net wat ik zocht, en vlot geleverd.',
    'Texture légère.Lu la notice avant, tout y est.',
    'Bien emballé.Eu un échantillon avec.',
    'Bonne tenue.Commande arrivée vite.',
    'Texture 9/10, odeur 8/10.',
    'Mes notes : 4/5 3/5 5/5 4/5 2/5.',
    'Geur 18/20 15/20, textuur 12/20 9/20.',
  ])('names no place to reach somebody: %s', (text) => {
    expect(errorsOf({ text })).toBeUndefined();
  });
});

describe('a decision of the moderators', () => {
  test.each([
    ['approved', '', { decision: { action: 'approved' } }],
    ['refused', ' Une insulte. ', { decision: { action: 'refused', reason: 'Une insulte.' } }],
    ['refused', '  ', { draft: { field: 'reason', text: '', problem: 'reasonRequired' } }],
    ['answered', 'Merci.', { decision: { action: 'answered', answer: 'Merci.' } }],
    ['answered', '', { decision: { action: 'answered', answer: '' } }],
    [
      'answered',
      'Merci, il soigne aussi.',
      { draft: { field: 'answer', text: 'Merci, il soigne aussi.', problem: 'claim', said: 'soigne' } },
    ],
    ['refused', 'Retirez « soigne ».', { decision: { action: 'refused', reason: 'Retirez « soigne ».' } }],
    ['erased', '', null],
  ])('%s %j', (action, text, expected) => {
    expect(judged(action, text)).toEqual(expected);
  });

  test('a text that is too long is given back', () => {
    expect(judged('answered', 'a'.repeat(1_001))).toMatchObject({ draft: { problem: 'tooLong' } });
    expect(judged('refused', 'a'.repeat(1_000))).toMatchObject({ decision: { action: 'refused' } });
    // As a browser posts ten line breaks.
    const lines = `${'a'.repeat(98)}\r\n`.repeat(10);
    expect(judged('answered', lines)).toMatchObject({ decision: { action: 'answered' } });
  });

  test('a session lasts eight hours, and ends with its token', () => {
    const value = sessionValue('a token', 0);
    expect(isSession(value, 'a token', 8 * 3_600_000 - 1)).toBe(true);
    expect(isSession(value, 'a token', 8 * 3_600_000)).toBe(false);
    expect(isSession(value, 'another', 0)).toBe(false);
    expect(isSession(value, undefined, 0)).toBe(false);
    expect(isSession(null, 'a token', 0)).toBe(false);
    expect(isSession(`${Number.MAX_SAFE_INTEGER}.x`, 'a token', 0)).toBe(false);
  });
});
