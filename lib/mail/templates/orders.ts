import { dayIn, formatDay, momentText } from '../../platform/i18n/dates.ts';
import { MARKETS } from '../../platform/markets.ts';
import { sanitizeLine } from '../../platform/text/email.ts';
import { answerTo, type Block, factsOf, greeting, type Template } from '../content.ts';
import type { MailWords } from '../write.ts';

/**
 * To the customer: we received the request, what was and what will be deleted, what must be retained, and what to do if it
 * was a mistake.
 */
export const deletionReceived: Template<'deletion-received'> = (
  { reference, name, contactUrl, erased = [] },
  t,
  context,
) => ({
  subject: t('deletion-received.subject'),
  preheader: t('deletion-received.text'),
  blocks: [
    { kind: 'heading', text: t('deletion-received.title') },
    greeting(name, t),
    { kind: 'text', text: t('deletion-received.text') },
    { kind: 'facts', rows: [{ label: t('common.facts.reference'), value: reference }] },
    {
      kind: 'text',
      text:
        erased.length > 0
          ? t('deletion-received.erased', { addresses: erased.join(', ') })
          : t('deletion-received.erasedUnproven'),
    },
    { kind: 'text', text: t(erased.length > 0 ? 'deletion-received.later' : 'deletion-received.laterUnproven') },
    { kind: 'note', text: t('deletion-received.stays') },
    { kind: 'text', text: t('deletion-received.change') },
    { kind: 'links', links: [{ text: t('deletion-received.contactLink'), url: contactUrl }] },
    { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
  ],
  reason: t('deletion-received.reason'),
});

/** To the mailbox for personal data: a signed-in customer requests the deletion of the account (GDPR, article 17). */
export const deletionTeam: Template<'deletion-team'> = (values, t, context) => {
  const {
    reference,
    name,
    email,
    shopEmail,
    signInEmail = '',
    customerId,
    reason,
    erased = [],
    unproven = [],
  } = values;
  const others = {
    shopEmail: shopEmail === email ? '' : shopEmail,
    signInEmail: signInEmail === email ? '' : signInEmail,
  };
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
      factsOf({ reference, name, email, ...others, customerId }, t, context),
      ...cause,
      answerTo(email, t),
      ...erasureOf(erased, unproven, t),
      { kind: 'note', text: t('deletion-team.law') },
    ],
    reason: t('deletion-team.reason'),
  };
};

/** What the site has erased, what it keeps, and how the rest is erased. */
function erasureOf(erased: readonly string[], unproven: readonly string[], t: MailWords): Block[] {
  const done: Block[] =
    erased.length > 0 ? [{ kind: 'text', text: t('deletion-team.erased', { addresses: erased.join(', ') }) }] : [];
  const open = unproven.map((address): Block => ({ kind: 'text', text: t('deletion-team.unproven', { address }) }));
  return done.length + open.length > 0 ? [...done, ...open, { kind: 'text', text: t('deletion-team.elsewhere') }] : [];
}

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
  const reply: Block[] = email ? [answerTo(email, t)] : [];
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
    subject: t('withdrawal-receipt.subject', { order: sanitizeLine(order) }),
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
          { label: t('common.facts.name'), value: sanitizeLine(name) },
          { label: t('common.facts.email'), value: email },
          { label: t('common.facts.order'), value: sanitizeLine(order) },
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
  const { reference, name, email, order, goods, reason, fromAccount, noReceipt } = values;
  const moment = momentText(values.at, MARKETS[context.locale]);
  const products = goods.trim() || t('withdrawal-team.all');
  const cause: Block[] = reason.trim()
    ? [
        { kind: 'heading', text: t('withdrawal-team.cause') },
        { kind: 'quote', text: reason },
      ]
    : [];
  return {
    subject: t('withdrawal-team.subject', { order: sanitizeLine(order), reference }),
    preheader: products,
    blocks: [
      { kind: 'heading', text: t('withdrawal-team.title') },
      { kind: 'text', text: t('withdrawal-team.received', { moment }) },
      ...(noReceipt ? [{ kind: 'text' as const, text: t('withdrawal-team.noReceipt') }] : []),
      factsOf({ reference, name, email, order, products }, t, context),
      ...cause,
      { kind: 'text', text: t(fromAccount ? 'withdrawal-team.fromAccount' : 'withdrawal-team.fromGuest') },
      answerTo(email, t),
      { kind: 'note', text: t('withdrawal-team.law') },
    ],
    reason: t('withdrawal-team.reason'),
  };
};

/**
 * To a customer who has ended a subscription: that we received it, when it ended and what follows (French consumer code,
 * L215-1-1). It is retained as evidence.
 */
export const subscriptionEnded: Template<'subscription-ended'> = (values, t, context) => {
  const { at, startedAt, order, products, contactUrl } = values;
  const market = MARKETS[context.locale];
  const moment = momentText(at, market);
  const day = formatDay(dayIn(startedAt, market.country) ?? startedAt, market.tag);
  return {
    subject: t('subscription-ended.subject', { day, product: sanitizeLine(products[0] ?? '') }),
    preheader: t('subscription-ended.received', { moment }),
    blocks: [
      { kind: 'heading', text: t('subscription-ended.title') },
      { kind: 'text', text: t('common.hello') },
      { kind: 'text', text: t('subscription-ended.received', { moment }) },
      {
        kind: 'facts',
        rows: [
          { label: t('subscription-ended.started'), value: day },
          ...(order ? [{ label: t('subscription-ended.order'), value: sanitizeLine(order) }] : []),
          { label: t('common.facts.products'), value: products.join('\n') },
          { label: t('subscription-ended.ended'), value: moment },
        ],
      },
      { kind: 'heading', text: t('subscription-ended.next') },
      { kind: 'text', text: t('subscription-ended.effects') },
      { kind: 'text', text: t('subscription-ended.change') },
      { kind: 'links', links: [{ text: t('subscription-ended.contactLink'), url: contactUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('subscription-ended.reason'),
  };
};
