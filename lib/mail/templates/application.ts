import { factsOf, greeting, type Template } from '../content.ts';

/** To the applicant: we received the files, how long we store them, when to expect a reply, and how to erase them. */
export const applicationReceived: Template<'application-received'> = (values, t, context) => {
  const { givenName, offerTitle: title, deleteUrl } = values;
  return {
    subject: t('application-received.subject'),
    preheader: t('application-received.answer'),
    blocks: [
      { kind: 'heading', text: t('application-received.title') },
      greeting(givenName, t),
      {
        kind: 'text',
        text: title ? t('application-received.offer', { title }) : t('application-received.spontaneous'),
      },
      { kind: 'text', text: t('application-received.answer') },
      { kind: 'text', text: t('application-received.keeping') },
      { kind: 'links', links: [{ text: t('application-received.deleteLink'), url: deleteUrl }] },
      { kind: 'text', text: t('common.closing', { sender: context.sender.name }) },
    ],
    reason: t('application-received.reason'),
  };
};

/** To the team: an application for an offer, or a spontaneous one. */
export const applicationTeam: Template<'application-team'> = (values, t, context) => {
  const { reference, givenName, familyName, email } = values;
  const name = `${givenName} ${familyName}`;
  const offer = values.offer ? t('application-team.offer', values.offer) : t('application-team.spontaneous');
  return {
    subject: values.offer
      ? t('application-team.subject', { name, offer: values.offer.title, reference })
      : t('application-team.spontaneousSubject', { name, reference }),
    preheader: offer,
    blocks: [
      { kind: 'heading', text: t('application-team.title') },
      factsOf({ reference, offer, givenName, familyName, email }, t, context),
      { kind: 'text', text: t('common.reply', { email }) },
      { kind: 'note', text: t('application-team.promise') },
      { kind: 'note', text: t('application-team.keeping') },
    ],
    reason: t('application-team.reason'),
  };
};
