import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { Container } from '@/components/ui/section';
import { text } from '@/components/ui/text.css';
import * as css from './mega-panel.css';
import type { MenuPromo, Shelf } from './types';

export function MegaPanel({ shelves, promo }: { shelves: readonly Shelf[]; promo?: MenuPromo }) {
  return (
    <Container className={css.grid}>
      {shelves.map(({ title, links }) => (
        <div key={title}>
          <p className={css.title}>{title}</p>
          <ul className={css.list}>
            {links.map(({ href, text, current }) => (
              <li key={href}>
                <Link className={css.link} href={href} aria-current={current ? 'page' : undefined}>
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {promo && <Promo {...promo} />}
    </Container>
  );
}

function Promo({ href, title, text: line, image, background = 'Aqua' }: MenuPromo) {
  return (
    <Link className={cx(sectionClass(background), css.promo)} href={href}>
      <div className={css.promoWords}>
        <p className={cx(text.serif, css.promoTitle)}>{title}</p>
        <p className={cx(text.small, css.promoText)}>{line}</p>
      </div>
      {image && <Picture image={image} sizes="16vw" />}
    </Link>
  );
}
