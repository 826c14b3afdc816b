import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { inOrder } from '@/components/ui/in-order';
import { Link } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Price, type PriceView } from '@/components/ui/price';
import { Tag, type TagTone } from '@/components/ui/tag';
import * as css from './product-card.css';

export type ProductCardView = {
  href: string;
  name: string;
  line?: string;
  image?: PictureSource;
  /** Colour of the tile, by range: content, not theme. The section's own tile colour otherwise. */
  tint?: string;
  /** A low, wide object, shown smaller in the frame. */
  flat?: boolean;
  tags?: readonly { text: string; tone?: TagTone }[];
  price?: PriceView;
  /** Format and unit price. */
  note?: string;
  /** Instead of a price: "En pharmacie". */
  status?: string;
};

type Props = {
  product: ProductCardView;
  /** The round button on the tile, in its own form when it adds to the cart. */
  action?: ReactNode;
  priority?: boolean;
  sizes?: string;
  prefetch?: false;
};

const gridSizes = '(min-width: 1024px) 24vw, (min-width: 768px) 31vw, 46vw';

export function ProductCard({ product, action, priority, sizes = gridSizes, prefetch }: Props) {
  const { href, name, line, image, tint, flat, tags = [], price, note, status } = product;
  const grouped = image !== undefined && image.width > image.height;
  return (
    <li className={cx(css.card, flat && css.flat, grouped && css.grouped)}>
      <h3 className={css.name}>
        <Link href={href} className={css.link} prefetch={prefetch}>
          {name}
        </Link>
      </h3>
      {line && <p className={css.line}>{line}</p>}
      {price && <Price price={price} note={note} className={css.price} />}
      {status && <p className={css.status}>{status}</p>}
      {/* After the name that its button repeats, and shown above it. */}
      <div className={css.media} style={tint ? { backgroundColor: tint } : undefined}>
        {tags.length > 0 && (
          <div className={css.tags}>
            {inOrder(tags, ({ text, tone }) => (
              <Tag tone={tone}>{text}</Tag>
            ))}
          </div>
        )}
        {image && <Picture image={image} sizes={sizes} priority={priority} className={css.picture} />}
        {action && <div className={css.action}>{action}</div>}
      </div>
    </li>
  );
}
