import { type Block, factsOf, greeting, type Template } from '../content.ts';

/** To the customer: we received the request, what is deleted, what must be retained, and what to do if it was a mistake. */
export const deletionReceived: Template<'deletion-received'> = ({ reference, name, contactUrl }, t, context) => ({
  subject: t('deletion-received.subject'),
  preheader: t('deletion-received.text'),
  blocks: [
    { kind: 'heading', text: t('deletion-received.title') },
    greeting(name, t),
    { kind: 'text', text: t('deletion-received.text') },
    { kind: 'facts', rows: [{ label: t('common.facts.reference'), value: reference }] },
    { kind: 'text', text: t('deletion-received.what') },
    { kind: 'note', text: t('deletion-received.stays') },
    { kind: 'text', text: t('deletion-received.change') },
    { kind: 'links', links: [{ text: t('deletion-received.contactLink'), url: contactUrl }] },
    { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
  ],
  reason: t('deletion-received.reason'),
});

/** To the mailbox for personal data: a signed-in customer requests the deletion of the account (GDPR, article 17). */
export const deletionTeam: Template<'deletion-team'> = (values, t, context) => {
  const { reference, name, email, shopEmail, customerId, reason } = values;
  const cause: Block[] = reason.trim()
    ? [
        { kind: 'heading', text: t('deletion-team.cause') },
        { kind: 'quote', text: reason },
      ]
    : [{ kind: 'text', text: t('deletion-team.noCause') }];
  return {
    subject: t('deletion-team.subject', { reference }),
    blocks: [
      { kind: 'heading', text: t('deletion-team.title') },
      factsOf({ reference, name, email, shopEmail: shopEmail === email ? '' : shopEmail, customerId }, t, context),
      ...cause,
      { kind: 'text', text: t('common.reply', { email }) },
      { kind: 'note', text: t('deletion-team.law') },
    ],
    reason: t('deletion-team.reason'),
  };
};
