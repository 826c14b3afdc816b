import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type SitemapEntry, sitemapXml } from '../../../lib/sitemap/sitemap.ts';

const FR = 'http://fr.localhost:3000/nos-produits';
const NL = 'http://be.localhost:3000/nl/onze-producten';

test('is the protocol’s XML, with the addresses of a page in every market', () => {
  const entries: SitemapEntry[] = [
    { url: FR, modified: '2026-11-09T08:00:00+0000', alternates: { 'fr-FR': FR, 'nl-BE': NL } },
    { url: NL, alternates: {} },
  ];
  expect(sitemapXml(entries)).toBe(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      `<url><loc>${FR}</loc><lastmod>2026-11-09T08:00:00.000Z</lastmod>` +
        `<xhtml:link rel="alternate" hreflang="fr-FR" href="${FR}"/>` +
        `<xhtml:link rel="alternate" hreflang="nl-BE" href="${NL}"/></url>`,
      `<url><loc>${NL}</loc></url>`,
      '</urlset>',
    ].join('\n'),
  );
});

test('of nothing is an empty one', () => {
  expect(sitemapXml([])).toMatch(/^<\?xml [^>]+\?>\n<urlset [^>]+>\n<\/urlset>$/);
});

test('an address is written so that it ends nothing and begins nothing', () => {
  const hostile = `${FR}?a=1&b="><script>'</loc>`;
  const xml = sitemapXml([{ url: hostile, alternates: { 'fr-FR': hostile } }]);
  const written = `${FR}?a=1&amp;b=&quot;&gt;&lt;script&gt;'&lt;/loc&gt;`;
  expect(xml).toContain(
    `<url><loc>${written}</loc><xhtml:link rel="alternate" hreflang="fr-FR" href="${written}"/></url>`,
  );
});

test('whatever an address holds, there are as many elements as there should be', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const xml = sitemapXml([{ url: text, alternates: { 'nl-BE': text } }]);
      expect(xml.match(/</g)).toHaveLength(8);
      expect(xml).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/);
    }),
  );
});
