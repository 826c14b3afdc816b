import type { Locator, Page } from '@playwright/test';
import type { Purpose } from '../../lib/links/signed.ts';
import { isRouteIn, type Route, templatesOf } from '../../lib/platform/i18n/routes.ts';
import { type Locale, MARKETS } from '../../lib/platform/markets.ts';
import { pageIn } from '../fixtures/catalogue.ts';
import { uidOf } from '../fixtures/editorial.ts';
import { pathOf, settings } from '../fixtures/places.ts';
import { type Words, wordsOf } from '../fixtures/words.ts';

/** `wrong` is entered first; `said` is the error message of the form. */
type Field = { label: string; right: string; wrong?: string; error?: string };
/** With `said` it is left empty first; `said` is the error message. */
type Box = { label: string; error?: string };
type ExpectedMail = { to: string; words?: string; subject?: string; files?: number; link?: Purpose };

export type FormScreen = {
  name: string;
  path: string;
  around: (page: Page) => Locator;
  /** A single field: its error is shown at the field, without a summary. */
  short?: true;
  fields: (email: string) => Field[];
  boxes?: Box[];
  /** Labels of its file fields; two files in total. */
  files?: string[];
  submit: string;
  /** An additional button without JavaScript. */
  confirms: boolean;
  mails: (email: string) => ExpectedMail[];
};

export const main = (page: Page): Locator => page.getByRole('main');
const { CONTACT_MAILBOX = '', CAREERS_MAILBOX = '', RETURNS_MAILBOX = '' } = settings.values;

const optional = (t: Words, label: string): string => `${label} ${t('forms.optional')}`;

const wrongEmail = (t: Words, label: string, right: string): Field => ({
  label,
  right,
  // Valid for the browser, whose check is the only one before submission without JavaScript.
  wrong: 'camille.dupuis@192.168.1.7',
  error: t('submission.errors.emailInvalid'),
});

const contact = (market: Locale, t: Words): FormScreen => ({
  name: 'contact',
  path: pathOf(market, '/contact'),
  around: main,
  fields: (email) => [
    { label: t('forms.contact.name'), right: 'Camille Dupuis', wrong: 'C', error: t('submission.errors.nameShort') },
    wrongEmail(t, t('forms.contact.email'), email),
    { label: optional(t, t('forms.contact.phone')), right: '+32 470 12 34 56' },
    { label: t('forms.contact.message'), right: `Le bouchon est fendu.\nLot K2417, ${email}` },
  ],
  files: [optional(t, t('forms.contact.attachments'))],
  submit: t('forms.contact.submit'),
  confirms: true,
  mails: (email) => [
    { to: CONTACT_MAILBOX, words: email, files: 2 },
    { to: email, subject: t('mail.contact-received.subject'), link: 'submission-delete' },
  ],
});

const apply = (t: Words, name: string, path: string): FormScreen => ({
  name,
  path,
  around: main,
  fields: (email) => [
    {
      label: t('forms.application.givenName'),
      right: 'Camille',
      wrong: 'C',
      error: t('submission.errors.givenNameShort'),
    },
    { label: t('forms.application.familyName'), right: 'Dupuis' },
    wrongEmail(t, t('forms.application.email'), email),
  ],
  boxes: [{ label: t('forms.application.agreement') }],
  files: [t('forms.application.resume'), t('forms.application.coverLetter')],
  submit: t('forms.application.submit'),
  confirms: true,
  mails: (email) => [
    { to: CAREERS_MAILBOX, words: email, files: 2 },
    { to: email, subject: t('mail.application-received.subject'), link: 'submission-delete' },
  ],
});

const orderOf = (email: string): string => `SIL-${email.slice(0, 8)}`;

const returns = (market: Locale, t: Words): FormScreen => ({
  name: 'returns',
  path: pathOf(market, '/returns'),
  around: main,
  fields: (email) => [
    { label: t('forms.returns.order'), right: orderOf(email), wrong: ' ', error: t('submission.errors.orderRequired') },
    { label: optional(t, t('forms.returns.reason')), right: 'La couleur.' },
  ],
  boxes: [{ label: pageIn(market, 'magnesium').name, error: t('submission.errors.productsRequired') }],
  submit: t('forms.returns.submit'),
  confirms: false,
  mails: (email) => [{ to: RETURNS_MAILBOX, words: orderOf(email) }],
});

const campaign = (market: Locale, t: Words): FormScreen => ({
  name: 'campaign',
  path: pathOf(market, '/campaigns/[uid]', uidOf(market, 'campaign_page', 'carnet-du-sommeil')),
  around: main,
  fields: (email) => [
    {
      label: t('forms.campaign.givenName'),
      right: 'Camille',
      wrong: 'C',
      error: t('submission.errors.givenNameShort'),
    },
    wrongEmail(t, t('forms.campaign.email'), email),
  ],
  boxes: [{ label: t('forms.campaign.terms') }],
  submit: t('forms.campaign.submit'),
  confirms: true,
  mails: (email) => [{ to: email }],
});

const alert = (market: Locale, t: Words): FormScreen => ({
  name: 'stock alert',
  path: pathOf(market, '/products/[[...path]]', pageIn(market, 'soldOut').path),
  around: main,
  short: true,
  fields: (email) => [wrongEmail(t, t('forms.alert.email'), email)],
  submit: t('forms.alert.submit'),
  confirms: true,
  mails: (email) => [{ to: email, link: 'alert-confirm' }],
});

const jobAlert = (market: Locale, t: Words): FormScreen => ({
  name: 'job alert',
  path: pathOf(market, '/job-offers/list'),
  around: main,
  short: true,
  fields: (email) => [wrongEmail(t, t('forms.jobs.email'), email)],
  submit: t('forms.jobs.submit'),
  confirms: true,
  mails: (email) => [{ to: email, subject: t('mail.jobs-confirm.subject'), link: 'jobs-confirm' }],
});

/** The uid of the product whose box lasts some days. */
const REMINDED = 'magnesium-marin';

const reminder = (market: Locale, t: Words): FormScreen => ({
  name: 'reminder',
  path: pathOf(market, '/reminders/[uid]', uidOf(market, 'product', REMINDED)),
  around: main,
  fields: (email) => [wrongEmail(t, t('forms.reminder.email'), email)],
  boxes: [{ label: t('forms.reminder.agreement') }],
  submit: t('forms.reminder.submit'),
  confirms: true,
  mails: (email) => [{ to: email, link: 'reminder-confirm' }],
});

const newsletter = (t: Words, name: string, path: string, around: FormScreen['around']): FormScreen => ({
  name,
  path,
  around,
  short: true,
  fields: (email) => [wrongEmail(t, t('forms.newsletter.email'), email)],
  submit: t('forms.newsletter.submit'),
  confirms: true,
  mails: (email) => [{ to: email, subject: t('mail.newsletter-confirm.subject'), link: 'newsletter-confirm' }],
});

/** The address of "notre vision" is an alias of the corporate pages. */
const visionOf = (market: Locale): string =>
  MARKETS[market].prefix + (templatesOf('/corporate/[[...path]]', market)[1] ?? '').replace('/[[...path]]', '');

/** Every form of a market. */
export function formsIn(market: Locale): FormScreen[] {
  const t = wordsOf(market);
  const offer = pathOf(market, '/job-offers/[uid]/apply', uidOf(market, 'job_offer', 'chimiste-analytique'));
  const has = (route: Route) => isRouteIn(route, market);
  return [
    contact(market, t),
    apply(t, 'application', offer),
    apply(t, 'spontaneous application', pathOf(market, '/job-offers/spontaneous-application')),
    newsletter(t, 'newsletter', pathOf(market, '/'), (page) => page.getByRole('contentinfo')),
    newsletter(t, 'newsletter block', visionOf(market), main),
    ...(has('/returns') ? [returns(market, t)] : []),
    ...(has('/campaigns/[uid]') ? [campaign(market, t)] : []),
    jobAlert(market, t),
    ...(MARKETS[market].shop ? [alert(market, t), reminder(market, t)] : []),
  ];
}

export function formIn(market: Locale, name: string): FormScreen {
  const form = formsIn(market).find((each) => each.name === name);
  if (!form) throw new RangeError(`${market} has no form ${name}`);
  return form;
}
