import { type Block, factsOf, type Template } from '../content.ts';

/** To a customer who requested a return from an order: we received it, and what happens next. */
export const returnReceived: Template<'return-received'> = (values, t, context) => {
  const { reference, order, products, reason, howUrl } = values;
  const cause: Block[] = reason.trim()
    ? [
        { kind: 'heading', text: t('return-received.cause') },
        { kind: 'quote', text: reason },
      ]
    : [];
  return {
    subject: t('return-received.subject', { order }),
    preheader: t('return-received.thanks'),
    blocks: [
      { kind: 'heading', text: t('return-received.title') },
      { kind: 'text', text: t('common.hello') },
      { kind: 'text', text: t('return-received.thanks') },
      {
        kind: 'facts',
        rows: [
          { label: t('common.facts.reference'), value: reference },
          { label: t('common.facts.order'), value: order },
          { label: t('common.facts.products'), value: products.join('\n') },
        ],
      },
      ...cause,
      { kind: 'links', links: [{ text: t('return-received.how'), url: howUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('return-received.reason'),
  };
};

/** To the team: products that a buyer returns. A reason is never required (French consumer code, L221-18). */
export const returnTeam: Template<'return-team'> = ({ reference, order, products, reason }, t, context) => {
  const email = context.replyTo?.address;
  const cause: Block[] = reason.trim()
    ? [
        { kind: 'heading', text: t('return-team.cause') },
        { kind: 'quote', text: reason },
      ]
    : [{ kind: 'text', text: t('return-team.noCause') }];
  const reply: Block[] = email ? [{ kind: 'text', text: t('common.reply', { email }) }] : [];
  return {
    subject: t('return-team.subject', { order, reference }),
    preheader: products.join(', '),
    blocks: [
      { kind: 'heading', text: t('return-team.title') },
      factsOf({ reference, order, products: products.join('\n'), email }, t, context),
      ...cause,
      ...reply,
      { kind: 'note', text: t('return-team.law') },
    ],
    reason: t('return-team.reason'),
  };
};
