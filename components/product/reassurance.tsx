import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import * as css from './buy.css';

export type ReassuranceWords = Readonly<Record<'shipping' | 'shippingLater' | 'region', string>>;

/** A line below the buy box. */
export function ReassuranceItem({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={css.item}>
      <Icon name={icon} className={css.icon} />
      <span>{children}</span>
    </li>
  );
}

type Props = { isInStock: boolean; words: ReassuranceWords; children?: ReactNode /** What is said of this product. */ };

/** How and where a product is delivered. Next-day delivery is only promised for products in stock. */
export function Reassurance({ isInStock, words, children }: Props) {
  return (
    <ul className={css.list}>
      <ReassuranceItem icon="truck">{isInStock ? words.shipping : words.shippingLater}</ReassuranceItem>
      <ReassuranceItem icon="pin">{words.region}</ReassuranceItem>
      {children}
    </ul>
  );
}
