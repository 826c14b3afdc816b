import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-paths';
import * as css from './reassurance.css';

export function Reassurance({ items }: { items: readonly { icon: IconName; text: string }[] }) {
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
