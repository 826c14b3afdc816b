import type { ReactNode } from 'react';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import type { SeenProduct } from '@/lib/catalogue/recently-seen';
import * as css from './product-card.css';

type Props = { product: SeenProduct /** Below the name. */; children?: ReactNode };

/** A product as the browser stored it: picture and name, without a price. */
export function SeenCard({ product: { title, href, picture }, children }: Props) {
  return (
    <li className={css.card}>
      <div className={css.media}>
        {picture && (
          <Picture
            image={{ ...picture, alt: '', service: 'prismic' }}
            sizes="(min-width: 1024px) 24vw, 46vw"
            className={css.picture}
          />
        )}
      </div>
      <h3 className={css.name}>
        {/* Not prefetched: that would disclose the list to the server. */}
        <Link href={href} prefetch={false} className={css.link}>
          {title}
        </Link>
      </h3>
      {children && <div className={css.below}>{children}</div>}
    </li>
  );
}
