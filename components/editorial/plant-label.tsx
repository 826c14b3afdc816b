import { Label } from '@/components/ui/label';
import { Link } from '@/components/ui/link';
import * as css from './plant-label.css';

/** The place is in hundredths of the picture's width: the middle from its start, the foot from its lower edge. */
export type PlantLabelView = { name: string; latin: string; href?: string; x: number; y: number; stem: number };

/** A label over a plant of the picture, with a stem down to it. The link is around the label, whose mask would cut its ring. */
export function PlantLabel({ name, latin, href, x, y, stem }: PlantLabelView) {
  const place = { insetInlineStart: `${x}%`, insetBlockEnd: `${y}cqi` };
  const parts = (
    <>
      <Label name={name} latin={latin} />
      <span className={css.stem} style={{ blockSize: `${stem}cqi` }} />
    </>
  );
  return href ? (
    <Link href={href} className={css.place} style={place}>
      {parts}
    </Link>
  ) : (
    <div className={css.place} style={place}>
      {parts}
    </div>
  );
}
