import type { Block, Template } from '../content.ts';

/** To a customer who asked to send products back from an order: we have it, and what comes next. */
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
