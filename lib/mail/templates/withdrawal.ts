import { momentText } from '../../platform/i18n/dates.ts';
import { MARKETS } from '../../platform/markets.ts';
import { oneLine } from '../../platform/text/mailbox.ts';
import { type Block, factsOf, greeting, type Template } from '../content.ts';

/**
 * Receipt for a withdrawal from a contract, sent at once: what was declared, with its date and time (French consumer
 * code, L221-21 and D221-5). It is retained as evidence, so it repeats everything.
 */
export const withdrawalReceipt: Template<'withdrawal-receipt'> = (values, t, context) => {
  const { reference, name, email, order, goods, reason, howUrl } = values;
  const moment = momentText(values.at, MARKETS[context.locale]);
  const own: Block[] = reason.trim()
    ? [
        { kind: 'heading', text: t('withdrawal-receipt.cause') },
        { kind: 'quote', text: reason },
      ]
    : [];
  return {
    subject: t('withdrawal-receipt.subject', { order: oneLine(order) }),
    preheader: t('withdrawal-receipt.received', { moment }),
    blocks: [
      { kind: 'heading', text: t('withdrawal-receipt.title') },
      greeting(name, t),
      { kind: 'text', text: t('withdrawal-receipt.received', { moment }) },
      {
        kind: 'facts',
        rows: [
          { label: t('withdrawal-receipt.moment'), value: moment },
          { label: t('common.facts.reference'), value: reference },
          { label: t('common.facts.name'), value: oneLine(name) },
          { label: t('common.facts.email'), value: email },
          { label: t('common.facts.order'), value: oneLine(order) },
          { label: t('common.facts.products'), value: goods.trim() || t('withdrawal-receipt.all') },
        ],
      },
      ...own,
      { kind: 'heading', text: t('withdrawal-receipt.next') },
      { kind: 'text', text: t('withdrawal-receipt.sendBack') },
      { kind: 'text', text: t('withdrawal-receipt.refund') },
      { kind: 'links', links: [{ text: t('withdrawal-receipt.how'), url: howUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('withdrawal-receipt.reason'),
  };
};

/** To the team: a customer has withdrawn from a contract. The declaration is effective; the team handles what follows. */
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
