import type { Template } from '../content.ts';
import { factsOf } from '../facts.ts';

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
