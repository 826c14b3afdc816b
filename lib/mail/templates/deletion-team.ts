import type { Block, Template } from '../content.ts';
import { factsOf } from '../facts.ts';

/** To the mailbox of personal data: a customer who is signed in asks to have the account deleted (GDPR, article 17). */
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
