import { sectionClass } from '@/components/theme/section';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import * as css from './editorial-tile.css';

type Props = {
  title: string;
  text?: string;
  link?: { href: string; text: string };
  image?: PictureSource;
};

export function EditorialTile({ title, text, link, image }: Props) {
  return (
    <li className={cx(sectionClass('Blue'), css.tile)}>
      <h2 className={css.title}>{title}</h2>
      {text && <p className={css.line}>{text}</p>}
      {link && (
        <ButtonLink size="small" href={link.href}>
          {link.text}
        </ButtonLink>
      )}
      {image && <Picture image={image} sizes="(min-width: 1024px) 24vw, 46vw" className={css.plant} />}
    </li>
  );
}
