import { Icon, type IconName } from '@/components/ui/icon';
import * as css from './buy.css';

export type ReassuranceWords = Readonly<Record<'shipping' | 'shippingLater' | 'region' | 'made', string>>;

/** How and where a product is delivered. Next-day delivery is only promised for products in stock. */
export function Reassurance({ isInStock, words }: { isInStock: boolean; words: ReassuranceWords }) {
  const items: readonly { icon: IconName; text: string }[] = [
    { icon: 'truck', text: isInStock ? words.shipping : words.shippingLater },
    { icon: 'pin', text: words.region },
    { icon: 'leaf', text: words.made },
  ];
  return (
    <ul className={css.list}>
      {items.map(({ icon, text }) => (
        <li key={text} className={css.item}>
          <Icon name={icon} className={css.icon} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
