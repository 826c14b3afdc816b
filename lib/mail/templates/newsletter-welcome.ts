import type { Template } from '../content.ts';

/** To a new subscriber: what comes, how often, and how to leave. */
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
