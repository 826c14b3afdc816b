import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { muted, tabular, text } from '@/components/ui/text.css';
import * as css from './bundle-list.css';

export type BundleItem = {
  name: string;
  href?: string;
  image?: PictureSource;
  line?: string;
  price?: string;
  /** Says that this one is sold out, and so blocks the bundle. */
  soldOut?: string;
};

type Props = { title: string; items: readonly BundleItem[] /** What is saved. */; note?: string };

export function BundleList({ title, items, note }: Props) {
  return (
    <div>
      <h2 className={css.title}>{title}</h2>
      <ul className={css.list}>
        {items.map((item) => (
          <BundleRow key={`${item.name} ${item.line}`} {...item} />
        ))}
      </ul>
      {note && <p className={cx(text.small, css.note)}>{note}</p>}
    </div>
  );
}

function BundleRow({ name, href, image, line, price, soldOut }: BundleItem) {
  return (
    <li className={css.item}>
      <div className={css.tile}>{image && <Picture image={image} sizes="4.5rem" className={css.picture} />}</div>
      <div>
        {href ? (
          <Link className={css.name} href={href}>
            {name}
          </Link>
        ) : (
          <span className={css.name}>{name}</span>
        )}
        {line && <p className={cx(text.small, muted)}>{line}</p>}
        {soldOut && <p className={css.soldOut}>{soldOut}</p>}
      </div>
      {price && <p className={cx(text.small, muted, tabular)}>{price}</p>}
    </li>
  );
}
