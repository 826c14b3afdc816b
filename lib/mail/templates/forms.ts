import { fileName } from '../../platform/text/email.ts';
import type { MailValues } from '../../services/store/deliveries.ts';
import { MODERATION_DAYS } from '../../services/store/retention.ts';
import { answerTo, type Block, factsOf, greeting, type Template } from '../content.ts';

/** To the applicant: we received the files, how long we store them, when to expect a reply, and how to erase them. */
export const applicationReceived: Template<'application-received'> = (values, t, context) => {
  const { givenName, offerTitle: title, deleteUrl } = values;
  return {
    subject: t('application-received.subject'),
    preheader: t('application-received.answer'),
    blocks: [
      { kind: 'heading', text: t('application-received.title') },
      greeting(givenName, t),
      {
        kind: 'text',
        text: title ? t('application-received.offer', { title }) : t('application-received.spontaneous'),
      },
      { kind: 'text', text: t('application-received.answer') },
      { kind: 'text', text: t('application-received.keeping') },
      { kind: 'links', links: [{ text: t('application-received.deleteLink'), url: deleteUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('application-received.reason'),
  };
};

/** To the team: an application for an offer, or a spontaneous one. */
export const applicationTeam: Template<'application-team'> = (values, t, context) => {
  const { reference, givenName, familyName, email } = values;
  const name = `${givenName} ${familyName}`;
  const offer = values.offer ? t('application-team.offer', values.offer) : t('application-team.spontaneous');
  return {
    subject: values.offer
      ? t('application-team.subject', { name, offer: values.offer.title, reference })
      : t('application-team.spontaneousSubject', { name, reference }),
    preheader: offer,
    blocks: [
      { kind: 'heading', text: t('application-team.title') },
      factsOf({ reference, offer, givenName, familyName, email }, t, context),
      answerTo(email, t),
      { kind: 'note', text: t('application-team.promise') },
      { kind: 'note', text: t('application-team.keeping') },
    ],
    reason: t('application-team.reason'),
  };
};

/** The document that a campaign promised, or its page when there is no document. */
export const campaign: Template<'campaign'> = ({ givenName, title, campaignUrl, documentUrl }, t, context) => {
  const thing: Block[] = documentUrl
    ? [
        { kind: 'text', text: t('campaign.document') },
        { kind: 'button', text: t('campaign.documentButton'), url: documentUrl },
        { kind: 'links', links: [{ text: t('campaign.pageLink'), url: campaignUrl }] },
      ]
    : [
        { kind: 'text', text: t('campaign.page') },
        { kind: 'button', text: t('campaign.pageButton'), url: campaignUrl },
      ];
  return {
    subject: title,
    preheader: documentUrl ? t('campaign.document') : t('campaign.page'),
    blocks: [
      { kind: 'heading', text: title },
      greeting(givenName, t),
      ...thing,
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('campaign.reason', { title }),
  };
};

/** Text from the content service. */
const declared = ({ text, link }: NonNullable<MailValues['contact-received']['vigilance']>): Block[] => [
  { kind: 'note', text },
  ...(link ? [{ kind: 'links' as const, links: [link] }] : []),
];

/** To the visitor: we received the message; a copy of it, and how to erase it. */
export const contactReceived: Template<'contact-received'> = (values, t, context) => {
  const { name, message, fileNames, deleteUrl, vigilance } = values;
  const names = fileNames.map(fileName).join('\n');
  const files: Block[] = names ? [{ kind: 'facts', rows: [{ label: t('contact-received.files'), value: names }] }] : [];
  return {
    subject: t('contact-received.subject'),
    preheader: t('contact-received.thanks'),
    blocks: [
      { kind: 'heading', text: t('contact-received.title') },
      greeting(name, t),
      { kind: 'text', text: t('contact-received.thanks') },
      ...(vigilance ? declared(vigilance) : []),
      { kind: 'heading', text: t('contact-received.message') },
      { kind: 'quote', text: message },
      ...files,
      { kind: 'note', text: t('contact-received.health') },
      { kind: 'text', text: t('contact-received.delete') },
      { kind: 'links', links: [{ text: t('contact-received.deleteLink'), url: deleteUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('contact-received.reason'),
  };
};

/** Prefix of the subject for a possible adverse event, the same in every language: mailboxes filter by it. */
const VIGILANCE_TAG = '[vigilance]';

/** To the team: a visitor's message, to be answered by reply. */
export const contactTeam: Template<'contact-team'> = (values, t, context) => {
  const { reference, name, email, phone, requesterType: requester, country } = values;
  const subject = t('contact-team.subject', { name, reference });
  return {
    subject: values.vigilance ? `${VIGILANCE_TAG} ${subject}` : subject,
    preheader: values.message,
    blocks: [
      { kind: 'heading', text: t('contact-team.title') },
      ...(values.vigilance ? [{ kind: 'note' as const, text: t('contact-team.vigilance') }] : []),
      factsOf({ reference, name, email, phone, requester, country }, t, context),
      { kind: 'heading', text: t('contact-team.message') },
      { kind: 'quote', text: values.message },
      answerTo(email, t),
      { kind: 'note', text: t('contact-team.promise') },
    ],
    reason: t('contact-team.reason'),
  };
};

/** To the team: the author of a message or an application has erased it, and the team has a copy. */
export const erasureTeam: Template<'erasure-team'> = ({ reference }, t, context) => ({
  subject: t('erasure-team.subject', { reference }),
  preheader: t('erasure-team.text'),
  blocks: [
    { kind: 'heading', text: t('erasure-team.title') },
    factsOf({ reference }, t, context),
    { kind: 'text', text: t('erasure-team.text') },
    { kind: 'note', text: t('erasure-team.law') },
  ],
  reason: t('erasure-team.reason'),
});

/** Double opt-in email for the newsletter: no other email is sent before confirmation. */
export const newsletterConfirm: Template<'newsletter-confirm'> = ({ confirmUrl }, t) => ({
  subject: t('newsletter-confirm.subject'),
  preheader: t('newsletter-confirm.text'),
  blocks: [
    { kind: 'heading', text: t('newsletter-confirm.title') },
    { kind: 'text', text: t('common.hello') },
    { kind: 'text', text: t('newsletter-confirm.text') },
    { kind: 'button', text: t('newsletter-confirm.button'), url: confirmUrl },
    { kind: 'note', text: t('newsletter-confirm.validity') },
  ],
  reason: t('newsletter-confirm.reason'),
});

/** To a new subscriber: what is sent, how often, and how to unsubscribe. */
export const newsletterWelcome: Template<'newsletter-welcome'> = ({ leaveUrl }, t, context) => ({
  subject: t('newsletter-welcome.subject'),
  preheader: t('newsletter-welcome.text'),
  blocks: [
    { kind: 'heading', text: t('newsletter-welcome.title') },
    { kind: 'text', text: t('common.hello') },
    { kind: 'text', text: t('newsletter-welcome.text') },
    { kind: 'text', text: t('newsletter-welcome.leaving') },
    { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
  ],
  reason: t('newsletter-welcome.reason'),
  leave: { text: t('newsletter-welcome.leaveLink'), url: leaveUrl },
});

/** To a buyer some days after the shipment: a link for each product, and the way out. */
export const reviewInvite: Template<'review-invite'> = ({ order, products, contactUrl, leaveUrl }, t, context) => ({
  subject: t('review-invite.subject', { order }),
  preheader: t('review-invite.text', { order }),
  blocks: [
    { kind: 'heading', text: t('review-invite.title') },
    { kind: 'text', text: t('common.hello') },
    { kind: 'text', text: t('review-invite.text', { order }) },
    {
      kind: 'links',
      links: products.map(({ name, url }) => ({ text: t('review-invite.link', { product: name }), url })),
    },
    { kind: 'note', text: t('review-invite.how') },
    { kind: 'note', text: t('review-invite.health') },
    ...(contactUrl
      ? [{ kind: 'links' as const, links: [{ text: t('review-invite.contactLink'), url: contactUrl }] }]
      : []),
    { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
  ],
  reason: t('review-invite.reason'),
  leave: { text: t('review-invite.leaveLink'), url: leaveUrl },
});

/** To the moderators: a review that waits. */
export const reviewTeam: Template<'review-team'> = (values, t, context) => {
  const { reference, product, rating, title, text, vigilance } = values;
  const subject = t('review-team.subject', { product, reference });
  const url = `${context.siteUrl}/moderation?lang=${context.locale}&review=${reference}`;
  const facts = factsOf({ reference, products: product }, t, context);
  const rated: Block =
    facts.kind === 'facts'
      ? { kind: 'facts', rows: [...facts.rows, { label: t('review-team.rating'), value: `${rating} / 5` }] }
      : facts;
  return {
    subject: vigilance ? `${VIGILANCE_TAG} ${subject}` : subject,
    preheader: title,
    blocks: [
      { kind: 'heading', text: t('review-team.title') },
      ...(vigilance ? [{ kind: 'note' as const, text: t('review-team.vigilance') }] : []),
      rated,
      { kind: 'heading', text: t('review-team.text') },
      { kind: 'quote', text: `${title}\n${text}` },
      { kind: 'button', text: t('review-team.button'), url },
      { kind: 'note', text: t('review-team.promise', { days: MODERATION_DAYS }) },
    ],
    reason: t('review-team.reason'),
  };
};

/** To the author of a review that is not published: why, and what can be done (code de la consommation, D111-19). */
export const reviewRefused: Template<'review-refused'> = (values, t, context) => {
  const { product, title, text, reason, contactUrl } = values;
  return {
    subject: t('review-refused.subject', { product }),
    preheader: reason,
    blocks: [
      { kind: 'heading', text: t('review-refused.title') },
      { kind: 'text', text: t('common.hello') },
      { kind: 'text', text: t('review-refused.text', { product }) },
      { kind: 'quote', text: reason },
      { kind: 'heading', text: t('review-refused.yours') },
      { kind: 'quote', text: `${title}\n${text}` },
      { kind: 'text', text: t('review-refused.again') },
      { kind: 'links', links: [{ text: t('review-refused.contactLink'), url: contactUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('review-refused.reason'),
  };
};
