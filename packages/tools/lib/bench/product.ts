import { performance } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { optionsIn, packPictures, packVariants, variantsIn } from '../../../../lib/catalogue/tables.ts';
import { indexVariants, optionValues, withOption } from '../../../../lib/catalogue/variants.ts';
import { productNode } from '../../../../lib/seo/product-json-ld.ts';
import { largeProduct } from '../../../../tests/fixtures/large-product.ts';
import { kb, ms, type Row, table } from './table.ts';

const SIZES = [1, 25, 250];
const RUNS = 200;

/** Median of many runs, in milliseconds. */
function time(work: () => unknown): number {
  const times = Array.from({ length: RUNS }, () => {
    const began = performance.now();
    work();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[RUNS / 2] ?? 0;
}

const bytes = (value: unknown): string => kb(gzipSync(JSON.stringify(value)).length);

/** The data of a product's page for its options, its gallery and search engines, and the duration of each step. */
function measure(count: number): Row {
  const product = largeProduct({ variants: count, components: count > 1 ? 10 : 0 });
  const variants = packVariants(product);
  const pictures = product.images.map(({ url, altText, ...size }) => ({
    src: url,
    alt: altText,
    ...size,
    service: 'shopify' as const,
  }));
  const publisher = { site: 'https://silene.test', name: 'S' };
  const facts = { publisher, url: 'https://silene.test/p', name: 'P', description: '' };
  const index = indexVariants(variantsIn(variants), optionsIn(variants));
  const [first] = index.variants;
  if (!first || index.variants.length !== count)
    throw new Error(`${index.variants.length} of ${count} variants were read`);
  const choose = () => optionValues(index, withOption(index, first, 'arôme', 'Citron'));
  return {
    variants: count,
    'as objects': bytes(product.variants),
    'variants sent': bytes(variants),
    'pictures sent': bytes(packPictures(pictures)),
    'JSON-LD': bytes(productNode({ ...facts, country: 'FR', product })),
    pack: ms(time(() => packVariants(product))),
    read: ms(time(() => indexVariants(variantsIn(variants), optionsIn(variants)))),
    choose: ms(time(choose)),
  };
}

/** `npm run bench -- product`: needs no site and no service. */
export async function bench(): Promise<number> {
  console.log(`\nA product's page, compressed bytes and median milliseconds\n${table(SIZES.map(measure))}\n`);
  return 0;
}
