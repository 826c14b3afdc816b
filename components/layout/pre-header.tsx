import { WatchedPromotion } from '@/components/analytics/watched-promotion';
import { Link } from '@/components/ui/link';
import { Container } from '@/components/ui/section';
import * as css from './pre-header.css';
import type { LinkItem } from './types';

/** One line and one link, shown on the shop, its three sub-listings and the products that are sold. */
export function PreHeader({ label, text, link }: { label: string; text: string; link?: LinkItem }) {
  return (
    <aside className={css.bar} aria-label={label}>
      <Container className={css.line}>
        <p>
          {text}{' '}
          {link && (
            <Link className={css.link} href={link.href} prefetch={false}>
              {link.text}
            </Link>
          )}
        </p>
        <WatchedPromotion id="announcement" name={text} />
      </Container>
    </aside>
  );
}
