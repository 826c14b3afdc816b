import type { Block, Template } from '../content.ts';
import { factsOf } from '../facts.ts';

/** To the team: products that a buyer sends back. A reason is never owed (French consumer code, L221-18). */
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
