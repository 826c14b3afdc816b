import type { ReactNode } from 'react';
import { ButtonRow } from '@/components/ui/button';
import { cx } from '@/components/ui/cx';
import { Label } from '@/components/ui/label';
import { Picture, type PictureSource } from '@/components/ui/picture';
import { Tag } from '@/components/ui/tag';
import { meta, text } from '@/components/ui/text.css';
import * as css from './medicine-hero.css';

type Props = {
  title: string;
  lead?: ReactNode;
  /** Regulatory class and way of delivery. */
  tags: readonly string[];
  dilutions?: { title: string; items: readonly string[] /** The one on the pack in the picture. */; pictured?: string };
  actions: ReactNode;
  /** That it is not sold online. */
  note: string;
  pack?: PictureSource;
  plant?: PictureSource;
  plate?: { name: string; latin?: string; href?: string };
};

/** No price and no bag: what it is, in which dilutions, and the way to a pharmacy. */
export function MedicineHero({ title, lead, tags, dilutions, actions, note, pack, plant, plate }: Props) {
  return (
    <div className={css.hero}>
      <div className={css.words}>
        <p className={cx(meta, css.tags)}>
          {tags.map((tag) => (
            <Tag key={tag} tone="line">
              {tag}
            </Tag>
          ))}
        </p>
        <h1>{title}</h1>
        {lead && <div className={cx(text.lead, css.lead)}>{lead}</div>}
        {dilutions && <Dilutions {...dilutions} />}
        <div className={css.actions}>
          <ButtonRow>{actions}</ButtonRow>
        </div>
        <p className={cx(text.small, css.note)}>{note}</p>
      </div>
      <div className={css.scene}>
        {plant && <Picture image={plant} sizes="(min-width: 1024px) 30vw, 60vw" className={css.plant} />}
        {pack && <Picture image={pack} sizes="(min-width: 1024px) 34vw, 70vw" priority className={css.pack} />}
        {plate && <Label {...plate} className={css.plate} />}
      </div>
    </div>
  );
}

function Dilutions({ title, items, pictured }: NonNullable<Props['dilutions']>) {
  return (
    <div className={css.dilutions}>
      <h2 className={css.dilutionsTitle}>{title}</h2>
      <ul className={css.pills}>
        {items.map((item) => (
          <li key={item} className={css.pill} data-pictured={item === pictured || undefined}>
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
