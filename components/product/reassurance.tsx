import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import * as css from './buy.css';

/** A line below the buy box. */
export function ReassuranceItem({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className={css.item}>
      <Icon name={icon} className={css.icon} />
      <span>{children}</span>
    </li>
  );
}

type Props = { region: string; children?: ReactNode /** What is said of this product. */ };

/** Where a product is delivered. When and how depends on the settings: `DeliveryPromise` says it. */
export function Reassurance({ region, children }: Props) {
  return (
    <ul className={css.list}>
      <ReassuranceItem icon="pin">{region}</ReassuranceItem>
      {children}
    </ul>
  );
}
