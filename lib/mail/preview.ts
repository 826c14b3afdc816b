import { countryName } from '../platform/i18n/countries.ts';
import { isLocale, type Language, LOCALES, type Locale, MARKETS } from '../platform/markets.ts';
import type { MailDelivery, MailTemplate, MailValues } from '../services/store/deliveries.ts';
import type { MailContext } from './content.ts';
import { isMailTemplate, MAIL_TEMPLATES, writeMail } from './write.ts';

const SITE = 'https://silene.example';
const link = (purpose: string): string => `${SITE}/votre-demande?jeton=${purpose}.0192f0c4-7d7e.k3v9`;

const TEXTS: Record<Language, { message: string; offer: string; product: string; campaign: string; reason: string }> = {
  fr: {
    message:
      'Je cherche le baume Nuit posée en grand format.\nMa pharmacie ne l’a pas.\n\nPouvez-vous me dire qui le vend près de Gand ?',
    offer: 'Chimiste analytique',
    product: 'Baume Nuit posée, 50 ml',
    campaign: 'Le carnet du sommeil',
    reason: 'Le bouchon du flacon est fendu.',
  },
  nl: {
    message:
      'Ik zoek de balsem Nuit posée in het grote formaat.\nMijn apotheker heeft die niet.\n\nWie verkoopt hem in de buurt van Gent?',
    offer: 'Analytisch chemicus',
    product: 'Balsem Nuit posée, 50 ml',
    campaign: 'Het slaapdagboek',
    reason: 'De dop van het flesje is gebarsten.',
  },
};

/** Sample values for each template, in the language of a locale: for the preview and the tests. */
export function sampleValues(locale: Locale): MailValues {
  const { language, country, tag } = MARKETS[locale];
  const { message, offer, product, campaign, reason } = TEXTS[language];
  const reference = 'S-2K7QF9';
  const person = { givenName: 'Élise', familyName: 'D’Hondt-Ben Salah', email: 'elise@example.org' };
  const name = `${person.givenName} ${person.familyName}`;
  const contact = { requesterType: '', phone: '+32 9 123 45 67', country: countryName(country.toUpperCase(), tag) };
  const howUrl = `${SITE}/retourner-un-produit`;
  const sentBack = { order: '#1042', products: [product, 'Nuit posée, 60 ml'] };
  const at = '2026-11-24T09:05:05.000Z';
  const criteria = ['Qualité, R&D', 'Die'];
  const declared = { reference, at, name, email: person.email, order: '#1042', goods: `1\u00a0× ${product}`, reason };
  return {
    'contact-team': { reference, name, email: person.email, ...contact, message, vigilance: false },
    'contact-received': {
      name,
      message,
      fileNames: ['notice.pdf', 'flacon.jpg'],
      deleteUrl: link('submission-delete'),
      vigilance: null,
    },
    'application-team': { reference, ...person, offer: { reference: 'DIE-26-014', title: offer } },
    'application-received': {
      givenName: person.givenName,
      offerTitle: offer,
      deleteUrl: link('submission-delete'),
    },
    'erasure-team': { reference },
    'newsletter-confirm': { confirmUrl: link('newsletter-confirm') },
    'newsletter-welcome': { leaveUrl: link('newsletter-leave') },
    campaign: {
      givenName: person.givenName,
      title: campaign,
      campaignUrl: `${SITE}/operations/carnet-du-sommeil`,
      documentUrl: `${SITE}/files/carnet-du-sommeil.pdf`,
    },
    'alert-confirm': {
      productName: product,
      confirmUrl: link('alert-confirm'),
      leaveUrl: link('alert-leave'),
    },
    'alert-back': { productName: product, productUrl: `${SITE}/nos-produits/baume`, leaveUrl: link('alert-leave') },
    'jobs-confirm': { criteria, confirmUrl: link('jobs-confirm'), leaveUrl: link('jobs-leave') },
    'jobs-new': {
      criteria,
      offers: [
        { title: offer, facts: 'CDI, Die', url: `${SITE}/nous-rejoindre/chimiste` },
        { title: `${offer} 2`, facts: 'CDD, Liège', url: `${SITE}/nous-rejoindre/chimiste-2` },
      ],
      listUrl: `${SITE}/nous-rejoindre/nos-offres-demploi?category=quality_rd`,
      leaveUrl: link('jobs-leave'),
    },
    'jobs-renewal': {
      criteria,
      listUrl: `${SITE}/nous-rejoindre/nos-offres-demploi?category=quality_rd`,
      until: at,
      extendUrl: link('jobs-extend'),
      leaveUrl: link('jobs-leave'),
    },
    'reminder-confirm': {
      productName: product,
      everyDays: 30,
      times: 3,
      confirmUrl: link('reminder-confirm'),
      leaveUrl: link('reminder-leave'),
    },
    reminder: {
      productName: product,
      price: '24,90\u00a0€',
      unitPrice: '83,00\u00a0€\u00a0/\u00a0100\u00a0g',
      productUrl: `${SITE}/nos-produits/baume?variant=70061`,
      againUrl: null,
      left: 2,
      leaveUrl: link('reminder-leave'),
    },
    'deletion-team': {
      reference,
      name,
      email: person.email,
      shopEmail: 'commandes@example.org',
      signInEmail: 'connexion@example.org',
      customerId: '3001',
      reason: message,
      erased: ['connexion@example.org'],
      unproven: ['commandes@example.org'],
    },
    'deletion-received': { reference, name, contactUrl: `${SITE}/nous-ecrire`, erased: ['connexion@example.org'] },
    'return-team': { reference, ...sentBack, reason },
    'return-received': { reference, ...sentBack, reason, howUrl },
    'withdrawal-receipt': { ...declared, howUrl },
    'withdrawal-team': { ...declared, fromAccount: true },
    'subscription-ended': {
      at,
      startedAt: '2026-08-31T22:30:00Z',
      order: '#1042',
      products: [`1\u00a0× ${product}`],
      contactUrl: `${SITE}/nous-ecrire`,
    },
    'review-invite': {
      order: '#1042',
      products: [{ name: product, url: `${SITE}/votre-avis?t=review-write.0192f0c4-7d7e.k3v9` }],
      contactUrl: `${SITE}/nous-ecrire`,
      leaveUrl: link('review-leave'),
    },
    'review-team': {
      reference,
      product,
      rating: 4,
      title: offer,
      text: message,
      vigilance: false,
    },
    'review-refused': { product, title: product, text: message, reason, contactUrl: `${SITE}/nous-ecrire` },
  };
}

/** A delivery of a template with the sample values. */
export function sampleDelivery(template: MailTemplate, locale: Locale): MailDelivery {
  const values = sampleValues(locale)[template];
  const to = { name: 'Élise D’Hondt', address: 'elise@example.org' };
  return { kind: 'mail', template, locale, to, values } as MailDelivery;
}

/** Sample context: an organisation that does not need the content service. */
export const sampleContext = (locale: Locale): MailContext => ({
  locale,
  siteUrl: SITE,
  sender: {
    name: 'Laboratoires Silène',
    legalName: 'Laboratoires Silène SAS',
    address: '12 chemin des Simples, 26150 Die',
  },
  fileNames: [],
  refusedNames: [],
  leftOutNames: [],
});

type Page = { type: 'text/html' | 'text/plain'; body: string };

const row = (template: string): string =>
  `<tr><th align="left">${template}</th>${LOCALES.map((locale) => cell(locale, template)).join('')}</tr>`;

const cell = (locale: string, template: string): string => {
  const at = `/api/mail-preview/${locale}/${template}`;
  return `<td><a href="${at}">${locale}</a>, <a href="${at}?format=text">text</a></td>`;
};

const list = (): Page => ({
  type: 'text/html',
  body: `<!doctype html><title>Mails</title><table cellpadding="6">${MAIL_TEMPLATES.map(row).join('')}</table>`,
});

/** For developers: the list of all emails (no segments), or one of them with sample values; null when it does not exist. */
export async function previewOf(segments: string[], format: string | null): Promise<Page | null> {
  const [locale, template, ...rest] = segments;
  if (locale === undefined) return list();
  if (!isLocale(locale) || !isMailTemplate(template) || rest.length > 0) return null;
  const { html, text } = await writeMail(sampleDelivery(template, locale), sampleContext(locale));
  return format === 'text' ? { type: 'text/plain', body: text } : { type: 'text/html', body: html };
}
