import type { Locale } from '../../platform/markets.ts';
import type { Mailbox } from '../../platform/text/email.ts';

/** A declaration as it was confirmed. `at`: ISO 8601. `goods` is empty for the whole order, `reason` when none was given. */
type Withdrawal = {
  reference: string;
  at: string;
  name: string;
  email: string;
  order: string;
  goods: string;
  reason: string;
};

/** The data of each mail, by its template. Addresses are absolute; texts are the visitor's own. */
export type MailValues = {
  'contact-team': {
    reference: string;
    name: string;
    email: string;
    requesterType: string;
    phone: string;
    country: string;
    message: string;
    /** It may report an adverse event. */
    vigilance: boolean;
  };
  'contact-received': {
    name: string;
    message: string;
    fileNames: string[];
    deleteUrl: string;
    /** Address for declaring an adverse event, for a message that may report one. */
    vigilance: { text: string; link: { text: string; url: string } | null } | null;
  };
  'application-team': {
    reference: string;
    givenName: string;
    familyName: string;
    email: string;
    /** Reference and title of the offer; null for a spontaneous application. */
    offer: { reference: string; title: string } | null;
  };
  'application-received': { givenName: string; offerTitle: string | null; deleteUrl: string };
  /** `reference`: id of a submission that its author has erased. */
  'erasure-team': { reference: string };
  'newsletter-confirm': { confirmUrl: string };
  'newsletter-welcome': { leaveUrl: string };
  campaign: { givenName: string; title: string; campaignUrl: string; documentUrl: string | null };
  'alert-confirm': { productName: string; confirmUrl: string; leaveUrl: string };
  'alert-back': { productName: string; productUrl: string; leaveUrl: string };
  /** `criteria`: a line for each filter, in words. */
  'jobs-confirm': { criteria: string[]; confirmUrl: string; leaveUrl: string };
  'jobs-new': {
    criteria: string[];
    offers: { title: string; facts: string; url: string }[];
    listUrl: string;
    leaveUrl: string;
  };
  /** `until`: ISO 8601. */
  'jobs-renewal': { criteria: string[]; listUrl: string; until: string; extendUrl: string; leaveUrl: string };
  'reminder-confirm': { productName: string; everyDays: number; times: number; confirmUrl: string; leaveUrl: string };
  /** `price`: formatted in the mail's language; `left`: reminders after this one. */
  reminder: {
    productName: string;
    price: string;
    /** Per 100 g, litre or piece; null where the shop has none. */
    unitPrice: string | null;
    productUrl: string;
    /** Where to ask for further ones; null before the last. */
    againUrl: string | null;
    left: number;
    leaveUrl: string;
  };
  'deletion-team': {
    reference: string;
    name: string;
    email: string;
    /** Of the shop customer, which may differ. */
    shopEmail: string;
    /** Of the session, which a corrected address may differ from; missing in deliveries of earlier releases. */
    signInEmail?: string;
    customerId: string;
    reason: string;
    /** Addresses under which the site has erased what it may, and those under which nobody has; missing as `signInEmail`. */
    erased?: string[];
    unproven?: string[];
  };
  /** `erased` as in the mail to the team. */
  'deletion-received': { reference: string; name: string; contactUrl: string; erased?: string[] };
  'return-team': { reference: string; order: string; products: string[]; reason: string };
  'return-received': { reference: string; order: string; products: string[]; reason: string; howUrl: string };
  'withdrawal-receipt': Withdrawal & { howUrl: string };
  /**
   * `fromAccount`: the order belongs to the customer who was signed in; `noReceipt`: the mail comes again, since the
   * receipt was given up.
   */
  'withdrawal-team': Withdrawal & { fromAccount: boolean; noReceipt?: true };
  /** `at` and `startedAt`: ISO 8601; `order`: name of the one that it began with. */
  'subscription-ended': {
    at: string;
    startedAt: string;
    order: string | null;
    products: string[];
    contactUrl: string;
  };
  'review-invite': {
    order: string;
    products: { name: string; url: string }[];
    /** Missing in deliveries of earlier releases. */
    contactUrl?: string;
    leaveUrl: string;
  };
  'review-team': {
    reference: string;
    product: string;
    rating: number;
    title: string;
    text: string;
    /** It may report an adverse event. */
    vigilance: boolean;
  };
  /** `reason`: the moderator's words. */
  'review-refused': { product: string; title: string; text: string; reason: string; contactUrl: string };
};

export type MailTemplate = keyof MailValues;

export type MailDelivery = {
  [Template in MailTemplate]: {
    kind: 'mail';
    template: Template;
    locale: Locale;
    to: Mailbox;
    replyTo?: Mailbox;
    values: MailValues[Template];
    /** Whether the files of the submission are attached. */
    withFiles?: true;
    /** Ids of files that the antivirus has refused: the mail goes without them, and names them. */
    refusedFiles?: string[];
    /** Of a held submission: left out when its address gets no more emails on the day of the confirmation. */
    isReceipt?: true;
    /** The submission is not erased before this has been delivered. */
    mustArrive?: true;
    /** One-click address of `List-Unsubscribe`, on mails that a person subscribed to. */
    unsubscribeUrl?: string;
    /** Template of the provider that the content or the settings name; our own template is used without a provider. */
    providerTemplateId?: number;
  };
}[MailTemplate];

/** Adds a person to a list of the provider or removes them. Without a provider the store is the list, and nothing is sent. */
export type ListDelivery = {
  kind: 'list';
  action: 'add' | 'remove';
  listId: number;
  email: string;
  locale: Locale;
  givenName?: string;
};

export type Delivery = MailDelivery | ListDelivery;
