import { asText } from '@prismicio/client';
import type { ProductPage } from '@/lib/catalogue/pages';
import { isMedicine } from '@/lib/catalogue/sale';
import { absoluteUrl } from '@/lib/i18n/navigation';
import { translations } from '@/lib/i18n/translations';
import { type Locale, MARKETS } from '@/lib/markets';
import { imageOf, linkOf } from '@/lib/prismic/links';
import type { Node } from '@/lib/seo/json-ld';
import { drugNode, productNode } from '@/lib/seo/product-json-ld';
import { getSettings } from '@/lib/settings/queries';

/** A product of the shop with its variants, or a medicine without any offer; nothing for what is not sold here. */
export async function productGraph(locale: Locale, { document, product }: ProductPage): Promise<Node[]> {
  const { data, url: path } = document;
  const site = absoluteUrl(locale, '/');
  const url = absoluteUrl(locale, path ?? '');
  const name = data.title ?? '';
  if (isMedicine(data.regulatory_class)) {
    const [leaflet] = data.leaflets;
    const t = await translations(locale, 'catalogue');
    return [
      drugNode({
        site,
        url,
        name,
        latin: data.latin_name,
        form: data.form,
        image: imageOf(data.pack)?.src,
        leaflet: linkOf(leaflet?.file)?.href,
        legalStatus: t(data.regulatory_class === 'medicine_registered' ? 'medicine.registered' : 'medicine.tag'),
      }),
    ];
  }
  const { shop } = MARKETS[locale];
  if (!product || !shop) return [];
  const { organisation } = await getSettings(locale);
  const description = data.meta_description || asText(data.intro);
  return [productNode({ site, url, name, description, brand: organisation.name, country: shop.country, product })];
}
