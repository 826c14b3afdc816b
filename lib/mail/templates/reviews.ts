import { MODERATION_DAYS } from '../../services/store/retention.ts';
import { type Block, factsOf, type Template } from '../content.ts';
import { VIGILANCE_TAG } from './forms.ts';

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
