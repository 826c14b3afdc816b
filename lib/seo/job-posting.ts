import type { Content } from '@prismicio/client';
import { endOfDay } from '../careers/days.ts';
import { isLocality, LOCALITIES } from '../careers/facets.ts';
import type { Offer } from '../careers/offers.ts';
import { type Node, organisationId } from './json-ld.ts';

/** Contract → `employmentType` (reference/domain.md 3e). */
const EMPLOYMENT = { cdi: 'FULL_TIME', cdd: 'TEMPORARY', stage_alternance_vie: 'INTERN' } as const;
const UNIT = { year: 'YEAR', month: 'MONTH', hour: 'HOUR' } as const;

type Facts = {
  site: string;
  url: string;
  company: string;
  offer: Offer;
  data: Content.JobOfferDocument['data'];
  /** The whole text of the offer as HTML, of our own rich text only. */
  description: string;
};

function placeOf({ offer, data }: Facts) {
  if (!isLocality(offer.where)) {
    const [city, country] = offer.placeDetail.split(',').map((part) => part.trim());
    return { '@type': 'PostalAddress', addressLocality: city, addressCountry: country };
  }
  const { name, region, country } = LOCALITIES[offer.where];
  return {
    '@type': 'PostalAddress',
    streetAddress: data.street ?? undefined,
    postalCode: data.postal_code ?? undefined,
    addressLocality: name.fr,
    addressRegion: region,
    addressCountry: country,
  };
}

/** An open offer for search engines; a closed one has none. */
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
    jobLocation: { '@type': 'Place', address: placeOf(facts) },
    directApply: true,
    baseSalary:
      data.pay_min === null
        ? undefined
        : {
            '@type': 'MonetaryAmount',
            currency: data.pay_currency ?? 'EUR',
            value: {
              '@type': 'QuantitativeValue',
              ...(range ? { minValue: data.pay_min, maxValue: data.pay_max } : { value: data.pay_min }),
              unitText: UNIT[data.pay_period ?? 'year'],
            },
          },
  };
}
