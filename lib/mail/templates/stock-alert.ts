import type { Template } from '../content.ts';

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
