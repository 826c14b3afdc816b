import { MARKETS } from '../../markets.ts';
import { momentText } from '../../withdrawal/moment.ts';
import { oneLine } from '../clean.ts';
import type { Block, Template } from '../content.ts';
import { factsOf } from '../facts.ts';

/** To the team: somebody has withdrawn from a contract. The declaration stands; what follows from it is theirs to see. */
export const withdrawalTeam: Template<'withdrawal-team'> = (values, t, context) => {
  const { reference, name, email, order, goods, reason, fromAccount } = values;
  const moment = momentText(values.at, MARKETS[context.locale]);
  const products = goods.trim() || t('withdrawal-team.all');
  const cause: Block[] = reason.trim()
    ? [
        { kind: 'heading', text: t('withdrawal-team.cause') },
        { kind: 'quote', text: reason },
      ]
    : [];
  return {
    subject: t('withdrawal-team.subject', { order: oneLine(order), reference }),
    preheader: products,
    blocks: [
      { kind: 'heading', text: t('withdrawal-team.title') },
      { kind: 'text', text: t('withdrawal-team.received', { moment }) },
      factsOf({ reference, name, email, order, products }, t, context),
      ...cause,
      { kind: 'text', text: t(fromAccount ? 'withdrawal-team.fromAccount' : 'withdrawal-team.fromGuest') },
      { kind: 'text', text: t('common.reply', { email }) },
      { kind: 'note', text: t('withdrawal-team.law') },
    ],
    reason: t('withdrawal-team.reason'),
  };
};
