import { type Block, greeting, type Template } from '../content.ts';

/** The document that a campaign promised, or its page when there is no document. */
export const campaign: Template<'campaign'> = ({ givenName, title, campaignUrl, documentUrl }, t, context) => {
  const thing: Block[] = documentUrl
    ? [
        { kind: 'text', text: t('campaign.document') },
        { kind: 'button', text: t('campaign.documentButton'), url: documentUrl },
        { kind: 'links', links: [{ text: t('campaign.pageLink'), url: campaignUrl }] },
      ]
    : [
        { kind: 'text', text: t('campaign.page') },
        { kind: 'button', text: t('campaign.pageButton'), url: campaignUrl },
      ];
  return {
    subject: title,
    preheader: documentUrl ? t('campaign.document') : t('campaign.page'),
    blocks: [
      { kind: 'heading', text: title },
      greeting(givenName, t),
      ...thing,
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('campaign.reason', { title }),
  };
};
