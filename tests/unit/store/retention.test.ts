import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../../../lib/platform/env.ts';
import {
  ALERT_DAYS,
  CONFIRM_HOURS,
  CONSENT_PROOF_DAYS,
  HELD_HOURS,
  KEEP_DAYS,
  OUTBOX_FAILED_DAYS,
  OUTBOX_SENT_DAYS,
  PROSPECT_DAYS,
  REFUSED_REVIEW_DAYS,
  REVIEW_DAYS,
  REVIEW_LINK_DAYS,
  REVIEW_MAIL_LATEST_DAYS,
  SENT_DAYS,
  UNCONFIRMED_DAYS,
} from '../../../lib/services/store/retention.ts';
import words from '../../../messages/fr/forms.json';
import submission from '../../../messages/fr/submission.json';
import dutchWords from '../../../messages/nl/forms.json';

type Slice = { slice: string; table?: string; text?: string };
type Page = { slices: Slice[]; markets?: Record<string, { slices?: Slice[] }> };

const folder = path.resolve(import.meta.dirname, '../../../content/documents/legal_page');
const page = (name: string) => matter(readFileSync(path.join(folder, name), 'utf8')).data as Page;
const tableIn = (slices: Slice[] = []) => slices.find(({ slice }) => slice === 'table')?.table ?? '';

/** Retention period of each purpose as the privacy page states it, by the first column of its table. */
const delaysIn = (table: string): Map<string, string> =>
  new Map(
    table
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, purpose = '', , delay = '']) => [purpose, delay]),
  );

const YEAR = 365;
const french = page('donnees-personnelles.fr.md');
const dutch = page('donnees-personnelles.nl.md');

/** [retention in days in the code, purpose and period in French, purpose and period in Dutch] */
const rules: [days: number[], [string, RegExp], [RegExp, RegExp]][] = [
  [
    [KEEP_DAYS.contact, YEAR],
    ['Répondre à un message', /^Un an$/],
    [/bericht/i, /^Een jaar$/i],
  ],
  [
    [KEEP_DAYS.returns, 5 * YEAR],
    ['Traiter un retour ou une réclamation', /^Cinq ans$/],
    [/retour|teruggestuurd|klacht/i, /^Vijf jaar$/i],
  ],
  [
    [KEEP_DAYS.withdrawal, 5 * YEAR],
    ['Enregistrer une rétractation', /^Un jour si vous ne la confirmez pas, sinon cinq ans$/],
    [/herroeping/i, /^Een dag als u ze niet bevestigt, anders vijf jaar$/],
  ],
  [
    [KEEP_DAYS.accountDeletion, YEAR],
    ['Traiter une demande de suppression de compte', /^Un an$/],
    [/account te verwijderen/i, /^Een jaar$/],
  ],
  [
    [PROSPECT_DAYS, 3 * YEAR],
    ['Garder vos favoris dans votre compte', /^Jusqu’à ce que vous les retiriez, et trois ans au plus/],
    [/favorieten/i, /^Tot u ze verwijdert, en hoogstens drie jaar/],
  ],
  [
    [KEEP_DAYS.application, 2 * YEAR],
    ['Étudier une candidature', /^Deux ans/],
    [/sollicitatie/i, /^Twee jaar/i],
  ],
  [
    [KEEP_DAYS.campaign, 30],
    ['Vous envoyer un document demandé', /^Trente jours après l’envoi$/],
    [/document/i, /^Dertig dagen/i],
  ],
  [
    [REVIEW_DAYS, 3 * YEAR],
    ['Vérifier et publier les avis sur les produits', /^Trois ans, et un an pour un avis refusé/],
    [/producten controleren/i, /^Drie jaar, en één jaar voor een geweigerde/i],
  ],
  [
    [REFUSED_REVIEW_DAYS, YEAR],
    ['Vérifier et publier les avis sur les produits', /un an pour un avis refusé/],
    [/producten controleren/i, /één jaar voor een geweigerde/i],
  ],
  [
    [REVIEW_LINK_DAYS + REVIEW_MAIL_LATEST_DAYS, 120],
    ['Vous demander un avis par e-mail, une fois par commande', /^Cent vingt jours.; après un refus/],
    [/beoordeling vragen/i, /^Honderdtwintig dagen; na een weigering/i],
  ],
  [
    [CONSENT_PROOF_DAYS, YEAR],
    ['Prouver votre choix au sujet des cookies', /^Un an$/],
    [/cookies/i, /^Een jaar$/i],
  ],
];

const typographic = (text: string) => text.replace(/'/g, '’');
const delayOf = (delays: Map<string, string>, purpose: string | RegExp) =>
  typographic(
    [...delays].find(([known]) =>
      typeof purpose === 'string' ? typographic(known) === purpose : purpose.test(known),
    )?.[1] ?? '',
  );

describe('what the privacy page promises is what is kept', () => {
  test.each(rules)('%j days: %s', ([kept, promised], [purpose, delay]) => {
    expect(kept).toBe(promised);
    expect(delayOf(delaysIn(tableIn(french.slices)), purpose)).toMatch(delay);
  });

  test.each(Object.entries(french.markets ?? {}))(
    'a market that has a table of its own promises no less: %s',
    (_, { slices }) => {
      const delays = delaysIn(tableIn(slices));
      for (const [, [purpose, delay]] of rules) {
        const said = delayOf(delays, purpose);
        if (said) expect(said).toMatch(delay);
      }
      expect(delayOf(delays, 'Répondre à un message')).toBe('Un an');
    },
  );

  test.each(rules)('in Dutch: %j days', (_, __, [purpose, delay]) => {
    expect(delayOf(delaysIn(tableIn(dutch.slices)), purpose)).toMatch(delay);
  });

  test('the newsletter: seven days without an answer, three years after the last contact', () => {
    expect(delayOf(delaysIn(tableIn(french.slices)), 'Vous envoyer notre lettre d’information')).toBe(
      'Sept jours sans confirmation ; ensuite jusqu’à votre départ, et trois ans au plus après votre dernier contact',
    );
    expect([UNCONFIRMED_DAYS, KEEP_DAYS.newsletter, PROSPECT_DAYS]).toEqual([7, 7, 3 * YEAR]);
    // The confirmation mail that was sent contains the e-mail address as well.
    expect(OUTBOX_SENT_DAYS).toBeLessThanOrEqual(7);
    expect(words.newsletter.doneText).toContain('au bout de sept jours');
    expect(words.link['newsletter-leave'].doneText).toContain('dans les sept jours');
    expect(dutchWords.newsletter.doneText).toContain('zeven dagen');
  });

  test('a stock alert: a month after the mail, a year in all', () => {
    expect(delayOf(delaysIn(tableIn(french.slices)), 'Vous prévenir qu’un produit est de nouveau disponible')).toBe(
      'Un mois au plus après l’envoi du message, un an en tout',
    );
    expect([SENT_DAYS, ALERT_DAYS]).toEqual([30, YEAR]);
    expect(KEEP_DAYS.stockAlert).toBeLessThanOrEqual(UNCONFIRMED_DAYS);
    expect(OUTBOX_FAILED_DAYS).toBeLessThanOrEqual(30);
    expect(words.link['alert-confirm'].doneText).toContain('douze mois');
  });

  test('job offers and reminders: seven days without an answer, a month after their end', () => {
    const delays = delaysIn(tableIn(french.slices));
    expect(delayOf(delays, 'Vous envoyer les nouvelles offres d’emploi')).toBe(
      'Sept jours sans confirmation ; ensuite six mois, ou jusqu’à votre départ et un mois de plus',
    );
    expect(delayOf(delays, 'Vous rappeler un produit')).toBe('Jusqu’au dernier rappel ou à votre départ, puis un mois');
    expect([UNCONFIRMED_DAYS, KEEP_DAYS.jobAlert, KEEP_DAYS.reminder, SENT_DAYS]).toEqual([7, 7, 7, 30]);
    expect(SETTINGS.JOB_ALERT_MONTHS.schema.parse('')).toBe(6);
  });

  test.each([
    ['legal_page/donnees-personnelles.fr.md', 5],
    ['legal_page/donnees-personnelles.nl.md', 2],
    ['faq_question/comment-exercer-mes-droits.fr.md', 4],
    ['faq_question/comment-exercer-mes-droits.nl.md', 2],
    ['contact_page/contact.fr.md', 1],
    ['contact_page/contact.nl.md', 1],
  ])('%s: the report of an adverse event goes once the team has it, wherever an erasure is at once', (file, count) => {
    const data = JSON.stringify(matter(readFileSync(path.join(folder, '..', file), 'utf8')).data);
    const promises = data
      .split(/\\n|"/)
      .filter((text) => /effa[cç].*(aussitôt|tout de suite)|wis(t|sen) .*meteen|wist meteen/.test(text));
    expect(promises).toHaveLength(count);
    for (const text of promises) {
      expect(text).toMatch(
        /effet indésirable.*dès que notre équipe l'a reçu|bijwerking.* zodra ons team het heeft ontvangen/,
      );
    }
  });

  const accountIn = (slices: Slice[] = []) =>
    slices.flatMap(({ text = '' }) => text.split(/^## /m)).find((part) => /^(Votre compte|Uw account)\n/.test(part)) ??
    '';

  test.each([
    ['fr-fr', french.slices],
    ['fr-be', french.markets?.['fr-be']?.slices],
    ['nl-be', dutch.slices],
  ])('%s: what the site keeps for an account, and all that its copy contains (lib/account/export.ts)', (_, slices) => {
    const [, kept = '', copy = ''] = accountIn(slices).split(/\n+/);
    expect(kept).toMatch(/formul(aire|ier).*(favoris|favorieten).*(commande expédiée|verzonden bestelling)/);
    const listed = copy.split(/« Demander|“Verwijdering/)[0];
    for (const part of [
      /abonnements|abonnementen/,
      /favoris|favorieten/,
      /candidatures|sollicitaties/,
      /alertes de stock et d'emploi|meldingen over de voorraad, uw jobalerts/,
      /rappels|herinneringen/,
      /vos avis et les produits|uw beoordelingen en de producten/,
    ])
      expect(listed).toMatch(part);
  });

  test('what waits for a click is gone before its address would be, and its link no later than it', () => {
    expect(CONFIRM_HOURS).toBeLessThanOrEqual(UNCONFIRMED_DAYS * 24);
    expect(HELD_HOURS).toBe(24);
    expect(submission.confirm.text).toContain('effacé demain');
    expect(words.application.agreement).toContain('deux ans au plus');
  });
});
