import type { Organisation } from '../settings/queries';

/** A node of a page's JSON-LD graph, with the terms of schema.org; keys without a value are omitted in the output. */
export type Node = { '@type': string | readonly string[]; '@id'?: string } & Readonly<Record<string, unknown>>;

const organisationId = (site: string): string => `${site}/#organization`;
/** A host with two languages has two sites: one node could have neither one language nor one home. */
const websiteId = (site: string, language: string): string => `${site}/#website-${language}`;
const pageId = (url: string): string => `${url}#page`;

const reference = (id: string) => ({ '@id': id });

/** The brand as a page names it. @property site base URL of the host, without a trailing slash */
export type Publisher = { site: string; name: string };

/** The brand, named: search engines do not follow a reference to the home page, where `siteNodes` describe it. */
export const organisationOf = ({ site, name }: Publisher) => ({
  '@type': 'Organization',
  '@id': organisationId(site),
  name,
});

type Site = {
  /** Base URL of the host, without a trailing slash. */
  site: string;
  /** URL of the home page in the language. */
  home: string;
  language: string;
};

/** The brand and its site, for the home page of a language. */
export function siteNodes({ site, home, language }: Site, { name, legalName, address, ...more }: Organisation): Node[] {
  return [
    {
      '@type': 'Organization',
      '@id': organisationId(site),
      name,
      legalName,
      description: more.description || undefined,
      url: site,
      logo: more.logo?.src,
      sameAs: more.profiles.length > 0 ? more.profiles : undefined,
      address: address
        ? {
            '@type': 'PostalAddress',
            streetAddress: address.street,
            postalCode: address.postalCode,
            addressLocality: address.city,
            addressCountry: address.country,
          }
        : undefined,
    },
    {
      '@type': 'WebSite',
      '@id': websiteId(site, language),
      url: home,
      name,
      inLanguage: language,
      publisher: reference(organisationId(site)),
    },
  ];
}

/** Breadcrumb. @param crumbs names and absolute URLs, the page itself last */
export const breadcrumbNode = (crumbs: readonly { text: string; url: string }[]): Node => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ text, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: text,
    item: url,
  })),
});

type Person = { name: string; url?: string | null; role?: string | null };
const personRef = ({ name, url, role }: Person) => ({
  '@type': 'Person',
  name,
  url: url ?? undefined,
  jobTitle: role ?? undefined,
});

type ArticleFacts = {
  url: string;
  publisher: Publisher;
  language: string;
  headline: string;
  description?: string | null;
  image?: string;
  publishedOn?: string | null;
  modifiedOn?: string | null;
  author?: Person | null;
};

const article = (facts: ArticleFacts) => ({
  '@id': `${facts.url}#article`,
  headline: facts.headline,
  description: facts.description ?? undefined,
  image: facts.image,
  inLanguage: facts.language,
  datePublished: facts.publishedOn ?? undefined,
  dateModified: facts.modifiedOn ?? facts.publishedOn ?? undefined,
  author: facts.author ? personRef(facts.author) : organisationOf(facts.publisher),
  publisher: organisationOf(facts.publisher),
  mainEntityOfPage: reference(pageId(facts.url)),
});

export type AdviceFacts = ArticleFacts & { about: string; reviewer?: Person | null; sources: readonly string[] };

/** A health advice: an article on a page for patients, with its reviewer and review date. */
export function adviceNodes(facts: AdviceFacts): Node[] {
  const { url, about, reviewer, modifiedOn, sources } = facts;
  return [
    { '@type': 'Article', ...article(facts), citation: sources.length > 0 ? sources : undefined },
    {
      '@type': 'MedicalWebPage',
      '@id': pageId(url),
      url,
      name: facts.headline,
      inLanguage: facts.language,
      about: about ? { '@type': 'Thing', name: about } : undefined,
      audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
      lastReviewed: modifiedOn ?? undefined,
      reviewedBy: reviewer ? personRef(reviewer) : undefined,
      isPartOf: reference(websiteId(facts.publisher.site, facts.language)),
    },
  ];
}

export const newsNodes = (facts: ArticleFacts): Node[] => [{ '@type': 'NewsArticle', ...article(facts) }];

export type AuthorFacts = Person & {
  publisher: Publisher;
  description?: string | null;
  image?: string;
  topics: readonly string[];
  profiles: readonly string[];
};

export const personNode = ({ publisher, url, description, image, topics, profiles, ...person }: AuthorFacts): Node => ({
  ...personRef({ ...person, url }),
  '@id': `${url}#person`,
  description: description || undefined,
  image,
  knowsAbout: topics.length > 0 ? topics : undefined,
  sameAs: profiles.length > 0 ? profiles : undefined,
  worksFor: organisationOf(publisher),
});

/** Nothing without a question that has an answer. @param questions with their answers as plain text */
export function faqNodes(url: string, questions: readonly { question: string; answer: string }[]): Node[] {
  const answered = questions.filter(({ question, answer }) => question.trim() && answer.trim());
  if (answered.length === 0) return [];
  const mainEntity = answered.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  }));
  return [{ '@type': 'FAQPage', '@id': pageId(url), mainEntity }];
}

/** JSON that is safe inside a script element: it cannot close the element or open another one. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
