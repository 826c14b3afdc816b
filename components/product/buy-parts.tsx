import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { cx } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { muted, tabular, text } from '@/components/ui/text.css';
import { formatMoney, fromCents, toCents } from '@/lib/services/shopify/money';
import type { BundledProduct, Variant } from '@/lib/services/shopify/types';
import * as css from './buy.css';

type BundleWords = { soldOut: string; tooFew: string /** With {amount}. */; saving: string };
type Bundle = Pick<Variant, 'bundledProducts' | 'price'>;
type Say = { tag: string; words: BundleWords; hrefs: Readonly<Record<string, string>> };

/** The contents of a bundle's variants: every item once, and for each variant the indexes of its items. */
export type BundleTable = {
  items: readonly BundleItem[];
  of: readonly (readonly number[])[];
  /** One sentence per variant, empty where nothing is saved. */
  savings: readonly string[];
};

export function bundleTable(variants: readonly Bundle[], say: Say): BundleTable {
  const items: BundleItem[] = [];
  const places = new Map<string, number>();
  const placeOf = (component: BundledProduct): number => {
    const key = JSON.stringify(component);
    const place = places.get(key) ?? items.push(bundleItem(component, say)) - 1;
    places.set(key, place);
    return place;
  };
  return {
    of: variants.map(({ bundledProducts }) => bundledProducts.map(placeOf)),
    savings: variants.map((variant) => savingOf(variant, say)),
    items,
  };
}

const centsOf = ({ price, quantity }: BundledProduct): number => toCents(price.amount) * quantity;

/** Compared with the same items bought separately, all of which must be for sale. */
function savingOf({ bundledProducts, price }: Bundle, { tag, words }: Say): string {
  const cents = bundledProducts.reduce((sum, each) => sum + centsOf(each), 0) - toCents(price.amount);
  if (cents <= 0 || !bundledProducts.every(({ availableForSale }) => availableForSale)) return '';
  return words.saving.replace('{amount}', formatMoney(fromCents(cents, price.currencyCode), tag));
}

function bundleItem(component: BundledProduct, { tag, words, hrefs }: Say): BundleItem {
  const { productId, name, quantity, image, selectedOptions, price } = component;
  const amount = fromCents(centsOf(component), price.currencyCode);
  return {
    name: quantity > 1 ? `${quantity} × ${name}` : name,
    href: hrefs[productId],
    image: image
      ? { src: image.url, alt: '', width: image.width, height: image.height, service: 'shopify' }
      : undefined,
    line: Object.values(selectedOptions).join(', '),
    price: formatMoney(amount, tag),
    soldOut: lack(component, words),
  };
}

/** Less stock than one bundle needs blocks the bundle as well; no quantity at all means that stock is not tracked. */
function lack({ availableForSale, quantityAvailable, quantity }: BundledProduct, words: BundleWords) {
  if (!availableForSale) return words.soldOut;
  return quantityAvailable > 0 && quantityAvailable < quantity ? words.tooFew : undefined;
}

export const itemsOf = ({ items, of }: BundleTable, row: number): BundleItem[] =>
  (of[row] ?? []).flatMap((place) => items[place] ?? []);

/** Whether all variants have the same contents, so that no choice changes the list. */
export const isSame = ({ of, savings }: BundleTable): boolean =>
  new Set(of.map((places, row) => JSON.stringify([places, savings[row]]))).size <= 1;

export type BundleItem = {
  name: string;
  href?: string;
  image?: PictureSource;
  line?: string;
  price?: string;
  /** Marks the item as sold out, which blocks the bundle. */
  soldOut?: string;
};

type Props = { title: string; items: readonly BundleItem[] /** The saving. */; note?: string };

export function BundleList({ title, items, note }: Props) {
  return (
    <div>
      <h2 className={css.bundleTitle}>{title}</h2>
      <ul role="list" className={css.bundleList}>
        {items.map((item) => (
          <BundleRow key={`${item.name} ${item.line}`} {...item} />
        ))}
      </ul>
      {note && <p className={cx(text.small, css.bundleNote)}>{note}</p>}
    </div>
  );
}

function BundleRow({ name, href, image, line, price, soldOut }: BundleItem) {
  return (
    <li className={css.bundleItem}>
      <div className={css.bundleTile}>
        {image && <Picture image={image} sizes="4.5rem" className={css.bundlePicture} />}
      </div>
      <div>
        {href ? (
          <Link className={css.bundleName} href={href}>
            {name}
          </Link>
        ) : (
          <span className={css.bundleName}>{name}</span>
        )}
        {line && <p className={cx(text.small, muted)}>{line}</p>}
        {soldOut && <p className={css.soldOut}>{soldOut}</p>}
      </div>
      {price && <p className={cx(text.small, muted, tabular)}>{price}</p>}
    </li>
  );
}

/** A line below the buy box. */
export function ReassuranceItem({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={css.item}>
      <Icon name={icon} className={css.icon} />
      <span>{children}</span>
    </li>
  );
}

type ReassuranceProps = { region: string; children?: ReactNode /** What is said of this product. */ };

/** Where a product is delivered. When and how depends on the settings: `DeliveryPromise` says it. */
export function Reassurance({ region, children }: ReassuranceProps) {
  return (
    <ul role="list" className={css.list}>
      <ReassuranceItem icon="pin">{region}</ReassuranceItem>
      {children}
    </ul>
  );
}
