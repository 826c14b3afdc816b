import { asHTML, type Content } from '@prismicio/client';

type Texts = Pick<Content.JobOfferDocument['data'], 'intro' | 'missions' | 'profile' | 'benefits'>;

/** The whole text of an offer as HTML, of our own rich text only. */
export const offerHtml = ({ intro, missions, profile, benefits }: Texts): string =>
  [intro, missions, profile, benefits].map((part) => asHTML(part) ?? '').join('');
