import type { Template } from '../content.ts';

/** Double opt-in email for the newsletter: no other email is sent before confirmation. */
export const newsletterConfirm: Template<'newsletter-confirm'> = ({ confirmUrl }, t) => ({
  subject: t('newsletter-confirm.subject'),
  preheader: t('newsletter-confirm.text'),
  blocks: [
    { kind: 'heading', text: t('newsletter-confirm.title') },
    { kind: 'text', text: t('common.hello') },
    { kind: 'text', text: t('newsletter-confirm.text') },
    { kind: 'button', text: t('newsletter-confirm.button'), url: confirmUrl },
    { kind: 'note', text: t('newsletter-confirm.validity') },
  ],
  reason: t('newsletter-confirm.reason'),
});

/** To a new subscriber: what is sent, how often, and how to unsubscribe. */
export const newsletterWelcome: Template<'newsletter-welcome'> = ({ leaveUrl }, t, context) => ({
  subject: t('newsletter-welcome.subject'),
  preheader: t('newsletter-welcome.text'),
  blocks: [
    { kind: 'heading', text: t('newsletter-welcome.title') },
    { kind: 'text', text: t('common.hello') },
    { kind: 'text', text: t('newsletter-welcome.text') },
    { kind: 'text', text: t('newsletter-welcome.leaving') },
    { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
  ],
  reason: t('newsletter-welcome.reason'),
  leave: { text: t('newsletter-welcome.leaveLink'), url: leaveUrl },
});
