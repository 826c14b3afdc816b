import { asHTML, type Content, type HTMLRichTextMapSerializer } from '@prismicio/client';
import { endOfDay } from '../platform/i18n/dates.ts';
import { xmlText } from '../platform/text/xml.ts';
import { type Node, organisationId } from '../seo/json-ld.ts';
import { linkOf } from '../services/prismic/links.ts';
import { choiceOf } from '../services/prismic/selects.ts';
import { isLocality, type Offer, placeOf } from './offers.ts';

type Texts = Pick<Content.JobOfferDocument['data'], 'intro' | 'missions' | 'profile' | 'benefits'>;

/** Links with their whole address: the text is read elsewhere. One that leads nowhere is plain text. */
const linksFrom = (url: string): HTMLRichTextMapSerializer => ({
  hyperlink({ node, children }) {
    const link = linkOf(node.data);
    const href = link && URL.parse(link.href, url)?.href;
    return href ? `<a href="${xmlText(href)}">${children}</a>` : children;
  },
});

/**
 * The whole text of an offer as HTML, from the site's own rich text only.
 * @param url of its page, with the host
 */
export const offerHtml = ({ intro, missions, profile, benefits }: Texts, url: string): string =>
  [intro, missions, profile, benefits].map((part) => asHTML(part, { serializer: linksFrom(url) }) ?? '').join('');

/** Contract → `employmentType` of schema.org, in the values that Google reads. */
const EMPLOYMENT = { cdi: 'FULL_TIME', cdd: 'TEMPORARY', stage_alternance_vie: 'INTERN' } as const;
const UNIT = { year: 'YEAR', month: 'MONTH', hour: 'HOUR' } as const;

type Facts = {
  site: string;
  url: string;
  company: string;
  offer: Offer;
  data: Content.JobOfferDocument['data'];
  /** The whole text of the offer as HTML, from the site's own rich text only. */
  description: string;
};

function addressOf({ offer, data }: Facts) {
  // The French name, as used officially at the place.
  const { city, region, country } = placeOf(offer, 'fr');
  const address = { '@type': 'PostalAddress', addressLocality: city, addressRegion: region, addressCountry: country };
  if (!isLocality(offer.where)) return address;
  return { ...address, streetAddress: data.street ?? undefined, postalCode: data.postal_code ?? undefined };
}

/** Structured data of an open offer for search engines; a closed one has none. */
export function jobPostingNode(facts: Facts): Node {
  const { site, url, company, offer, data, description } = facts;
  const range = data.pay_min !== null && data.pay_max !== null && data.pay_max > data.pay_min;
  return {
    '@type': 'JobPosting',
    '@id': `${url}#job`,
    url,
    title: offer.title,
    description,
    datePosted: offer.publishedOn,
    validThrough: data.closes_on ? endOfDay(data.closes_on) : undefined,
    employmentType: EMPLOYMENT[offer.contract],
    identifier: { '@type': 'PropertyValue', name: company, value: offer.reference },
    hiringOrganization: { '@id': organisationId(site) },
    jobLocation: { '@type': 'Place', address: addressOf(facts) },
    directApply: true,
    baseSalary:
      data.pay_min === null
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency: choiceOf('currency', data.pay_currency) ?? 'EUR',
            value: {
              '@type': 'QuantitativeValue',
              ...(range ? { minValue: data.pay_min, maxValue: data.pay_max } : { value: data.pay_min }),
              unitText: UNIT[choiceOf('payPeriod', data.pay_period) ?? 'year'],
            },
          },
  };
}
