import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx } from '@/components/ui/cx';
import { Picture, type PictureSource } from '@/components/ui/picture';
import * as css from './gallery.css';
import { GalleryViewer } from './gallery-viewer';

export type GalleryDetail = { image: PictureSource; background: string };

type Props = {
  /** "Photos de Rituel du soir". */
  label: string;
  /** With the name of each thumbnail: "Vue 2 : les gommes". */
  views: readonly { image: PictureSource; label: string }[];
  tint?: string;
  badge?: ReactNode;
  /** Two tiles under the main picture, from lg. */
  details?: readonly GalleryDetail[];
};

export function Gallery({ label, views, tint, badge, details = [] }: Props) {
  const slides = views.map(({ image, label: name }, index) => ({
    url: image.src,
    label: name,
    slide: (
      <Picture image={image} sizes="(min-width: 1024px) 55vw, 92vw" priority={index === 0} className={css.picture} />
    ),
    thumb: <Picture image={{ ...image, alt: '' }} sizes="5.5rem" className={css.thumbPicture} />,
  }));
  return (
    <GalleryViewer label={label} views={slides} tint={tint} badge={badge}>
      {details.length > 0 && (
        <div className={css.details}>
          {details.map(({ image, background }) => (
            <div key={image.src} className={cx(sectionClass(background), css.detail)}>
              <Picture image={image} sizes="(min-width: 1024px) 27vw, 1px" className={css.detailPicture} />
            </div>
          ))}
        </div>
      )}
    </GalleryViewer>
  );
}
