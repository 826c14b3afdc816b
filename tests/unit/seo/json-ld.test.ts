import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AdviceFacts,
  adviceNodes,
  breadcrumbNode,
  faqNodes,
  newsNodes,
  personNode,
  scriptJson,
  siteNodes,
} from '../../../lib/seo/json-ld.ts';
import type { Organisation } from '../../../lib/settings/queries.ts';

const SITE = 'http://fr.localhost:3000';
const ORGANISATION = { '@id': `${SITE}/#organization` };
/** As a page names it that does not describe it. */
const publisher = { site: SITE, name: 'Laboratoires Silène' };
const NAMED = { '@type': 'Organization', ...ORGANISATION, name: publisher.name };
/** As it is serialized into a page: without the keys that have no value. */
const written = (value: unknown) => JSON.parse(scriptJson(value));

describe('the organisation and its site', () => {
  const organisation: Organisation = {
    name: 'Laboratoires Silène',
    legalName: 'Laboratoires Silène SAS',
    description: 'Laboratoire fondé à Die en 1931.',
    logo: { src: 'http://127.0.0.1:3102/images/logo.webp', alt: '', width: 400, height: 400 },
    address: { street: '12 chemin des Simples', postalCode: '26150', city: 'Die', country: 'FR' },
    profiles: ['https://social.example/silene'],
    identifiers: [],
    mediator: null,
  };
  const site = { '@type': 'WebSite', '@id': `${SITE}/#website-fr-FR`, url: SITE, name: 'Laboratoires Silène' };
  const nodesOf = (language: string, of: Organisation = organisation, home = SITE) =>
    written(siteNodes({ site: SITE, home, language }, of));

  test('say who they are, and point at each other', () => {
    expect(nodesOf('fr-FR')).toEqual([
      {
        '@type': 'Organization',
        ...ORGANISATION,
        name: 'Laboratoires Silène',
        legalName: 'Laboratoires Silène SAS',
        description: 'Laboratoire fondé à Die en 1931.',
        url: SITE,
        logo: 'http://127.0.0.1:3102/images/logo.webp',
        sameAs: ['https://social.example/silene'],
        address: {
          '@type': 'PostalAddress',
          streetAddress: '12 chemin des Simples',
          postalCode: '26150',
          addressLocality: 'Die',
          addressCountry: 'FR',
        },
      },
      { ...site, inLanguage: 'fr-FR', publisher: ORGANISATION },
    ]);
  });

  test('say nothing of what the editor left empty', () => {
    const bare = { ...organisation, description: '', logo: null, address: null, profiles: [] };
    const [node] = nodesOf('nl-BE', bare);
    expect(Object.keys(node)).toEqual(['@type', '@id', 'name', 'legalName', 'url']);
  });

  test('are one organisation with a site of each language on a host with two', () => {
    const [first, french] = nodesOf('fr-BE');
    const [second, dutch] = nodesOf('nl-BE', organisation, `${SITE}/nl`);
    expect(second).toEqual(first);
    expect([french['@id'], dutch['@id']]).toEqual([`${SITE}/#website-fr-BE`, `${SITE}/#website-nl-BE`]);
    expect([french.url, dutch.url]).toEqual([SITE, `${SITE}/nl`]);
    const [, page] = written(adviceNodes({ ...advice, language: 'nl-BE' }));
    expect(page.isPartOf).toEqual({ '@id': dutch['@id'] });
  });
});

const url = `${SITE}/nos-conseils-sante/sommeil/bien-dormir`;
const claire = { name: 'Claire Aubanel', url: `${SITE}/auteurs/claire-aubanel`, role: 'Docteure en pharmacie' };
const marc = { name: 'Marc Rostaing', url: `${SITE}/auteurs/marc-rostaing`, role: 'Médecin généraliste' };
const advice: AdviceFacts = {
  url,
  publisher,
  language: 'fr-FR',
  headline: 'Bien dormir',
  description: 'Des heures régulières.',
  image: 'http://127.0.0.1:3102/images/plants/pavot.webp',
  publishedOn: '2026-03-12',
  modifiedOn: '2026-10-01',
  author: claire,
  about: 'Sommeil',
  reviewer: marc,
  sources: ['Inserm, Le sommeil'],
};
const personOf = ({ name, url: address, role }: typeof claire) => ({
  '@type': 'Person',
  name,
  url: address,
  jobTitle: role,
});

describe('a health advice', () => {
  test('is an article on a page for patients, with its author, its reviewer, its days and its sources', () => {
    expect(written(adviceNodes(advice))).toEqual([
      {
        '@type': 'Article',
        '@id': `${url}#article`,
        headline: 'Bien dormir',
        description: 'Des heures régulières.',
        image: advice.image,
        inLanguage: 'fr-FR',
        datePublished: '2026-03-12',
        dateModified: '2026-10-01',
        author: personOf(claire),
        publisher: NAMED,
        mainEntityOfPage: { '@id': `${url}#page` },
        citation: ['Inserm, Le sommeil'],
      },
      {
        '@type': 'MedicalWebPage',
        '@id': `${url}#page`,
        url,
        name: 'Bien dormir',
        inLanguage: 'fr-FR',
        about: { '@type': 'Thing', name: 'Sommeil' },
        audience: { '@type': 'MedicalAudience', audienceType: 'Patient' },
        lastReviewed: '2026-10-01',
        reviewedBy: personOf(marc),
        isPartOf: { '@id': `${SITE}/#website-fr-FR` },
      },
    ]);
  });

  test('claims no review, no theme and no source that it has not', () => {
    const bare = { ...advice, reviewer: null, modifiedOn: null, about: '', sources: [] };
    const [article, page] = written(adviceNodes(bare));
    expect(article).not.toHaveProperty('citation');
    expect(article.dateModified).toBe('2026-03-12');
    for (const key of ['about', 'reviewedBy', 'lastReviewed']) expect(page).not.toHaveProperty(key);
  });
});

test('news are by the organisation when nobody signs them', () => {
  const [article] = written(newsNodes({ url, publisher, language: 'fr-FR', headline: 'Une récolte' }));
  expect(article).toEqual({
    '@type': 'NewsArticle',
    '@id': `${url}#article`,
    headline: 'Une récolte',
    inLanguage: 'fr-FR',
    author: NAMED,
    publisher: NAMED,
    mainEntityOfPage: { '@id': `${url}#page` },
  });
});

test('an author has a name, a post, what she knows about, and where else she is', () => {
  const facts = {
    ...claire,
    publisher,
    description: 'Elle formule.',
    topics: ['Sommeil'],
    profiles: ['https://a.example'],
  };
  expect(written(personNode(facts))).toEqual({
    ...personOf(claire),
    '@id': `${claire.url}#person`,
    description: 'Elle formule.',
    knowsAbout: ['Sommeil'],
    sameAs: ['https://a.example'],
    worksFor: NAMED,
  });
  const bare = written(personNode({ ...claire, publisher, description: '', topics: [], profiles: [] }));
  for (const key of ['description', 'knowsAbout', 'sameAs', 'image']) expect(bare).not.toHaveProperty(key);
});

test('the way to a page is numbered from 1', () => {
  const crumbs = [
    { text: 'Accueil', url: SITE },
    { text: 'Nos conseils santé', url: `${SITE}/nos-conseils-sante` },
  ];
  expect(breadcrumbNode(crumbs).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Accueil', item: SITE },
    { '@type': 'ListItem', position: 2, name: 'Nos conseils santé', item: `${SITE}/nos-conseils-sante` },
  ]);
});

test('a page of questions has each with its answer', () => {
  const incomplete = [
    { question: 'Quand ?', answer: ' \n' },
    { question: '', answer: 'Demain.' },
  ];
  expect(faqNodes(`${SITE}/faq`, [...incomplete, { question: 'Où ?', answer: 'À Die.' }])).toEqual([
    {
      '@type': 'FAQPage',
      '@id': `${SITE}/faq#page`,
      mainEntity: [{ '@type': 'Question', name: 'Où ?', acceptedAnswer: { '@type': 'Answer', text: 'À Die.' } }],
    },
  ]);
  for (const none of [[], incomplete]) expect(faqNodes(`${SITE}/faq`, none)).toEqual([]);
});

describe('JSON in a script element', () => {
  test.each([
    '</script><script>alert(1)</script>',
    '<!--<script>',
    '<\u2028/script>',
    'a\u2028b\u2029c',
    '\\u003c/script>',
    ']]>',
    '"};alert(1);//',
  ])('%j ends nothing and begins nothing, and means what it meant', (text) => {
    const json = scriptJson({ name: text, [text]: [text] });
    expect(json).not.toMatch(/[<\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({ name: text, [text]: [text] });
  });

  test('whatever it holds', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const json = scriptJson(value);
        expect(json).not.toMatch(/[<\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
