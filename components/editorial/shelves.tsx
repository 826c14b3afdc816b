import { sectionClass } from '@/components/theme/section';
import { iconButton } from '@/components/ui/buttons.css';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Container, Section, SectionHead } from '@/components/ui/section';
import { muted } from '@/components/ui/text.css';
import * as css from './shelves.css';

export type ShelfTile = {
  title: string;
  text?: string;
  href?: string;
  /** Cut-out: it stands on the lower edge of the tile. */
  picture?: PictureSource;
  background?: string | null;
};

type Props = { background?: string | null; title: string; text?: string; tiles: readonly ShelfTile[] };

export function Shelves({ background, title, text, tiles }: Props) {
  return (
    <Section background={background}>
      <Container>
        <SectionHead title={title} aside={text && <p className={cx(muted, css.intro)}>{text}</p>} />
        <ul className={css.shelves}>
          {tiles.map((tile) => (
            <Tile key={tile.title} {...tile} />
          ))}
        </ul>
      </Container>
    </Section>
  );
}

function Tile({ title, text, href, picture, background }: ShelfTile) {
  const wide = picture !== undefined && picture.width > picture.height;
  return (
    <li className={cx(sectionClass(background), css.tile)}>
      <h3 className={css.title}>
        {href ? (
          <Link href={href} className={css.link}>
            {title}
          </Link>
        ) : (
          title
        )}
      </h3>
      {text && <p className={css.text}>{text}</p>}
      {href && (
        <span className={cx(iconButton({ look: 'outlined' }), css.arrow({ wide }))}>
          <Icon name="arrow" />
        </span>
      )}
      {picture && <Picture image={picture} sizes={pictureSizes(wide)} className={css.picture({ wide })} />}
    </li>
  );
}

const pictureSizes = (wide: boolean) =>
  wide ? '(min-width: 1024px) 36rem, (min-width: 768px) 54vw, 106vw' : '(min-width: 768px) 27rem, 49vw';
