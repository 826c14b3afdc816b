import { describe, expect, test } from 'vitest';
import { links } from '../../../lib/content/rules/links.ts';
import { twins } from '../../../lib/content/rules/twins.ts';
import { found, type Written } from '../written.ts';

const to = (target: string) => ({ text: 'Un lien', link: target });
const page = (...targets: string[]) => ({ links: targets.map((target) => ({ link: { to: target, text: 'Lien' } })) });

describe('an address of the site', () => {
  const header = (lang: string, target: string): Written =>
    lang === 'nl-be' ? { 'header/h.nl': page(target) } : { 'header/h.fr': { locales: [lang], ...page(target) } };

  test.each([
    ['fr-fr', '/'],
    ['fr-fr', '/nos-conseils-sante'],
    ['fr-fr', '/nos-conseils-sante/'],
    ['fr-fr', '/faq?tri=date#haut'],
    ['fr-fr', '/recherche/arnica'],
    ['fr-fr', '/nous-rejoindre/candidature-spontanee'],
    ['fr-fr', '#haut'],
    ['fr-fr', 'https://www.afmps.be/fr'],
    ['fr-fr', 'mailto:a@example.org'],
    ['fr-be', '/commande/panier'],
    ['nl-be', '/nl/ons-gezondheidsadvies'],
    ['nl-be', '/nl'],
    ['fr-tn', '/nos-produits'],
  ])('in %s: %s is served', async (lang, target) => {
    expect(await found(links, header(lang, target))).toEqual([]);
  });

  test.each([
    ['fr-fr', '/nos-conseils'],
    ['fr-fr', '/nos-conseils-sante/sommeil'],
    ['fr-fr', '/ons-gezondheidsadvies'],
    ['fr-fr', '/informations-legales'],
    ['fr-fr', '/informations-legales/inconnue'],
    ['fr-fr', '/qui-sommes-nous'],
    ['nl-be', '/ons-gezondheidsadvies'],
    ['nl-be', '/nl/nos-produits'],
    ['fr-tn', '/notre-boutique'],
    ['fr-tn', '/faq'],
    ['fr-tn', '/annuaire-des-professionnels'],
  ])('in %s: %s is not', async (lang, target) => {
    expect(await found(links, header(lang, target))).toEqual([
      expect.stringContaining(`links[0].link: the link is broken: no page is served at ${target} in ${lang}`),
    ]);
  });

  test('is served where a document has it', async () => {
    const theme = { title: 'Sommeil' };
    const files = {
      'header/h.fr': page('/nos-conseils-sante/sommeil', '/qui-sommes-nous', '/nos-conseils-sante/hiver'),
      'health_theme/sommeil.fr': theme,
      'corporate_section/qui-sommes-nous.fr': theme,
      'health_theme/hiver.fr': { ...theme, locales: ['fr-fr', 'fr-be'] },
    };
    expect(await found(links, files)).toEqual([
      'header/h.fr fr-tn links[2].link: the link is broken: no page is served at /nos-conseils-sante/hiver in fr-tn',
    ]);
  });
});

describe('a document that is linked to', () => {
  test('must exist in every language that shows the link', async () => {
    const files = {
      'advice/a.fr': {
        title: 'A',
        standfirst: 'S',
        related_products: [{ product: 'document:product/huile' }],
        when_to_consult: 'Voir [huile](document:product/huile).',
      },
      'advice/a.nl': { title: 'A', when_to_consult: 'Zie [olie](document:product/huile).' },
      'product_category/huiles.fr': { title: 'Huiles' },
      'product/huile.fr': { title: 'Huile', category: 'document:product_category/huiles', locales: ['fr-fr'] },
      'pre_header/p.fr': {
        ...to('document:product/huile'),
        markets: { 'fr-tn': { text: '', link: '' }, 'fr-be': { text: '', link: '' } },
      },
    };
    const lines = await found(links, files);
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'advice/a.fr fr-be when_to_consult',
      'advice/a.fr fr-be related_products[0].product',
      'advice/a.fr fr-tn when_to_consult',
      'advice/a.fr fr-tn related_products[0].product',
      'advice/a.nl nl-be when_to_consult',
    ]);
    expect(lines[4]).toContain('the link is broken: product/huile does not exist in nl-be');
  });

  test('must have an address: a product without its shelf has none', async () => {
    const files = { 'header/h.fr': page('document:product/a'), 'product/a.fr': { title: 'A' } };
    expect(await found(links, files)).toHaveLength(3);
  });

  test('must have a page there, unless the link only brings its data', async () => {
    const files = {
      'header/h.fr': page('document:campaign_page/fete'),
      'campaign_page/fete.fr': { title: 'Fête' },
      'faq_question/q.fr': { question: 'Quoi ?' },
      'page/p.fr': {
        title: 'P',
        slices: [{ slice: 'accordion', variation: 'faq', questions: [{ question: 'document:faq_question/q' }] }],
      },
    };
    expect(await found(links, files)).toEqual([
      'header/h.fr fr-tn links[0].link: the link is broken: campaign_page/fete has no page in fr-tn',
    ]);
  });
});

describe('twins', () => {
  const title = { title: 'A' };
  test.each<[string, Written, string[]]>([
    ['both languages', { 'page/a.fr': title, 'page/a.nl': title }, []],
    ['French only', { 'page/a.fr': title }, ['page/a.fr fr-be']],
    ['Dutch only', { 'page/a.nl': title }, ['page/a.nl nl-be']],
    ['French outside of Belgium', { 'page/a.fr': { ...title, locales: ['fr-fr', 'fr-tn'] } }, []],
    [
      'Dutch, and French outside of Belgium',
      { 'page/a.fr': { ...title, locales: ['fr-fr'] }, 'page/a.nl': title },
      ['page/a.nl nl-be'],
    ],
    ['the directory of France', { 'health_professional/a.fr': { name: 'A' } }, []],
  ])('%s', async (_, files, expected) => {
    const lines = await found(twins, files);
    expect(lines.map((line) => line.split(' :')[0])).toEqual(expected);
    for (const line of lines) expect(line).toMatch(/exists in \S+ but not in \S+, the same market/);
  });
});
