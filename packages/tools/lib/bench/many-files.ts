import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes.ts';

const content = path.join(root, 'content');
const COPIED = ['documents', 'shop', 'releases'];
/** Offset between the ids of the copies of two consecutive rounds. */
const IDS_APART = 1_000_000;
const WIDEST = 250;
const WIDE_ID = 900_000_001;

type ShopFile = {
  id: number;
  handle: string;
  title: string;
  options: unknown[];
  translations?: unknown;
  variants: ShopVariant[];
};
type ShopVariant = { id: number; options: string[]; position?: number };

const named = (text: string, suffix: string): string =>
  text
    .replace(
      /^(title: )('?)((?!>)[^'\n].*?)('?)$/m,
      (_, key, open, words, close) => `${key}${open}${words} ${suffix}${close}`,
    )
    .replace(/^(uid: '?)([\w-]+)/m, `$1$2-${suffix}`)
    .replace(/^(shop_product_id: ')(\d+)/m, (_, key, id) => `${key}${Number(id) + Number(suffix) * IDS_APART}`);

/** Writes `count` more documents of these types, in both languages, as copies with their own names. */
function moreDocuments(folder: string, types: readonly string[], count: number): void {
  const files = types.flatMap((type) =>
    readdirSync(path.join(content, 'documents', type)).map((name) => ({ type, name })),
  );
  const names = new Set(files.map(({ type, name }) => `${type}/${name.replace(/\.(fr|nl)\.md$/, '')}`));
  for (let round = 1; round <= Math.ceil(count / names.size); round += 1) {
    for (const { type, name } of files) {
      const text = readFileSync(path.join(content, 'documents', type, name), 'utf8');
      const copy = name.replace(/\.(fr|nl)\.md$/, `-${round}.$1.md`);
      writeFileSync(path.join(folder, 'documents', type, copy), named(text, String(round)));
    }
  }
}

function moreProducts(folder: string, count: number): void {
  const place = path.join(folder, 'shop/products');
  const files = readdirSync(place).map((name) => JSON.parse(readFileSync(path.join(place, name), 'utf8')) as ShopFile);
  const write = (file: ShopFile) => writeFileSync(path.join(place, `${file.handle}.json`), JSON.stringify(file));
  for (let round = 1; round <= Math.ceil(count / files.length); round += 1) {
    const shift = round * IDS_APART;
    for (const file of files) {
      const variants = file.variants.map((variant) => ({ ...variant, id: variant.id + shift }));
      write({
        ...file,
        id: file.id + shift,
        handle: `${file.handle}-${round}`,
        title: `${file.title} ${round}`,
        variants,
      });
    }
  }
  write(wide(files.find(({ handle }) => handle === 'nuit-posee') ?? (files[0] as ShopFile)));
}

/** The product with the maximum number of variants that the service allows. */
function wide(file: ShopFile): ShopFile {
  const values = Array.from({ length: WIDEST }, (_, index) => `Format ${index + 1}`);
  const [model] = file.variants as [ShopVariant];
  const variants = values.map((value, index) => ({ ...model, id: WIDE_ID + 1 + index, options: [value] }));
  const { translations: _, ...rest } = file;
  return { ...rest, id: WIDE_ID, handle: 'wide', title: 'Large', options: [{ name: 'Format', values }], variants };
}

/** The page of the largest product, in both languages, next to the page that it was copied from. */
function widePage(folder: string): void {
  for (const language of ['fr', 'nl']) {
    const place = path.join(folder, 'documents/product');
    const text = readFileSync(path.join(place, `nuit-posee.${language}.md`), 'utf8');
    const own = text
      .replace(/^(shop_product_id: )'\d+'/m, `$1'${WIDE_ID}'`)
      .replace(/^(title|uid): .*$/gm, '$1: large');
    writeFileSync(path.join(place, `large.${language}.md`), own);
  }
}

/** Copies the demonstration's content into an empty folder, with `products` and `documents` (advice and news) more. */
export function manyFiles(folder: string, { products, documents }: { products: number; documents: number }): void {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(content)) {
    if (COPIED.includes(name)) cpSync(path.join(content, name), path.join(folder, name), { recursive: true });
    else symlinkSync(path.join(content, name), path.join(folder, name));
  }
  moreProducts(folder, products);
  const pages = readdirSync(path.join(content, 'documents/product')).length / 2;
  const rounds = Math.ceil(products / readdirSync(path.join(content, 'shop/products')).length);
  moreDocuments(folder, ['product'], rounds * pages);
  moreDocuments(folder, ['advice', 'news_article'], documents);
  widePage(folder);
}
