import { Link } from '@/components/ui/link';
import * as css from './link-list.css';

/** Ways on, each on a line of its own. What is behind them is somebody's own: nothing of it is fetched in advance. */
export function LinkList({ links }: { links: readonly { href: string; text: string }[] }) {
  return (
    <ul className={css.list}>
      {links.map(({ href, text }) => (
        <li key={`${href} ${text}`}>
          <Link href={href} prefetch={false} className={css.link}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
