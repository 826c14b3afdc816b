import { dayIn, formatDay } from '../../platform/i18n/dates.ts';
import { MARKETS } from '../../platform/markets.ts';
import type { Block, Template } from '../content.ts';
import type { MailWords } from '../write.ts';

/** Double opt-in email for a stock alert: no other email is sent before confirmation. */
export const alertConfirm: Template<'alert-confirm'> = ({ productName: product, confirmUrl, leaveUrl }, t) => ({
  subject: t('alert-confirm.subject', { product }),
  preheader: t('alert-confirm.text', { product }),
  blocks: [
    { kind: 'heading', text: t('alert-confirm.title') },
    { kind: 'text', text: t('common.hello') },
    { kind: 'text', text: t('alert-confirm.text', { product }) },
    { kind: 'button', text: t('alert-confirm.button'), url: confirmUrl },
    { kind: 'note', text: t('alert-confirm.once') },
  ],
  reason: t('alert-confirm.reason'),
  leave: { text: t('alert-confirm.leaveLink'), url: leaveUrl },
});

/** The only message of an alert: the product is back in stock. No quantities are mentioned, to create no pressure. */
export const alertBack: Template<'alert-back'> = ({ productName: product, productUrl, leaveUrl }, t, context) => ({
  subject: t('alert-back.subject', { product }),
  preheader: t('alert-back.text', { product }),
  blocks: [
    { kind: 'heading', text: t('alert-back.title') },
    { kind: 'text', text: t('common.hello') },
    { kind: 'text', text: t('alert-back.text', { product }) },
    { kind: 'button', text: t('alert-back.button'), url: productUrl },
    { kind: 'note', text: t('alert-back.once') },
    { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
  ],
  reason: t('alert-back.reason'),
  leave: { text: t('alert-back.leaveLink'), url: leaveUrl },
});

const criteriaBlock = (criteria: readonly string[], t: MailWords): Block => ({
  kind: 'facts',
  rows: [{ label: t('jobs-confirm.criteria'), value: criteria.join('\n') }],
});

/** Double opt-in email for an alert about job offers. */
export const jobsConfirm: Template<'jobs-confirm'> = ({ criteria, confirmUrl, leaveUrl }, t) => ({
  subject: t('jobs-confirm.subject'),
  preheader: t('jobs-confirm.text'),
  blocks: [
    { kind: 'heading', text: t('jobs-confirm.title') },
    { kind: 'text', text: t('common.hello') },
    { kind: 'text', text: t('jobs-confirm.text') },
    criteriaBlock(criteria, t),
    { kind: 'button', text: t('jobs-confirm.button'), url: confirmUrl },
    { kind: 'note', text: t('jobs-confirm.validity') },
  ],
  reason: t('jobs-confirm.reason'),
  leave: { text: t('jobs-confirm.leaveLink'), url: leaveUrl },
});

/** New job offers that match an alert, each with a link, and the list that the alert was made from. */
export const jobsNew: Template<'jobs-new'> = ({ criteria, offers, listUrl, leaveUrl }, t, context) => {
  const [first] = offers;
  const count = offers.length;
  const title = first?.title ?? '';
  return {
    subject: count === 1 ? t('jobs-new.subjectOne', { title }) : t('jobs-new.subject', { count }),
    preheader: offers.map((offer) => offer.title).join(', '),
    blocks: [
      { kind: 'heading', text: t('jobs-new.title', { count }) },
      { kind: 'text', text: t('common.hello') },
      { kind: 'text', text: t('jobs-new.text', { count }) },
      ...offers.flatMap(({ title: text, facts, url }): Block[] => [
        { kind: 'links', links: [{ text, url }] },
        { kind: 'note', text: facts },
      ]),
      criteriaBlock(criteria, t),
      { kind: 'links', links: [{ text: t('jobs-new.list'), url: listUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('jobs-new.reason'),
    leave: { text: t('jobs-new.leaveLink'), url: leaveUrl },
  };
};

/** An alert ends soon: one click goes on, no click ends it. */
export const jobsRenewal: Template<'jobs-renewal'> = (
  { criteria, listUrl, until, extendUrl, leaveUrl },
  t,
  { locale, sender },
) => {
  const { country, tag } = MARKETS[locale];
  const day = formatDay(dayIn(until, country) ?? until, tag);
  return {
    subject: t('jobs-renewal.subject', { day }),
    preheader: t('jobs-renewal.text', { day }),
    blocks: [
      { kind: 'heading', text: t('jobs-renewal.title') },
      { kind: 'text', text: t('common.hello') },
      { kind: 'text', text: t('jobs-renewal.text', { day }) },
      criteriaBlock(criteria, t),
      { kind: 'button', text: t('jobs-renewal.button'), url: extendUrl },
      { kind: 'note', text: t('jobs-renewal.otherwise') },
      { kind: 'links', links: [{ text: t('jobs-new.list'), url: listUrl }] },
      { kind: 'text', text: t('common.closing', { sender: sender.name }) },
    ],
    reason: t('jobs-new.reason'),
    leave: { text: t('jobs-new.leaveLink'), url: leaveUrl },
  };
};

/** Double opt-in email for a reminder of a product. */
export const reminderConfirm: Template<'reminder-confirm'> = (values, t) => {
  const { productName: product, everyDays: days, times, confirmUrl, leaveUrl } = values;
  return {
    subject: t('reminder-confirm.subject', { product }),
    preheader: t('reminder-confirm.text', { product, days, times }),
    blocks: [
      { kind: 'heading', text: t('reminder-confirm.title') },
      { kind: 'text', text: t('common.hello') },
      { kind: 'text', text: t('reminder-confirm.text', { product, days, times }) },
      { kind: 'button', text: t('reminder-confirm.button'), url: confirmUrl },
      { kind: 'note', text: t('reminder-confirm.nothing') },
    ],
    reason: t('reminder-confirm.reason'),
    leave: { text: t('reminder-confirm.leaveLink'), url: leaveUrl },
  };
};

/** A reminder of a product with its price of the moment. Nothing is ordered, and nothing urges. */
export const reminder: Template<'reminder'> = (values, t, context) => {
  const { productName: product, price, unitPrice, productUrl, againUrl, left, leaveUrl } = values;
  return {
    subject: t('reminder.subject', { product }),
    preheader: t('reminder.text', { product }),
    blocks: [
      { kind: 'heading', text: t('reminder.title') },
      { kind: 'text', text: t('common.hello') },
      { kind: 'text', text: t('reminder.text', { product }) },
      {
        kind: 'facts',
        rows: [
          { label: t('reminder.product'), value: product },
          // Whoever names a price names the unit price (directive 98/6/EC, article 3).
          { label: t('reminder.price'), value: [price, unitPrice].filter(Boolean).join('\n') },
        ],
      },
      { kind: 'button', text: t('reminder.button'), url: productUrl },
      { kind: 'note', text: t('reminder.nothing') },
      { kind: 'note', text: t('reminder.left', { left }) },
      ...(againUrl ? [{ kind: 'links' as const, links: [{ text: t('reminder.again'), url: againUrl }] }] : []),
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('reminder.reason'),
    leave: { text: t('reminder.leaveLink'), url: leaveUrl },
  };
};
