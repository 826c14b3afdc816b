import type { ReactNode } from 'react';
import { sectionClass } from '@/components/theme/section';
import { cx, inOrder } from '@/components/ui/markup';
import { Picture, type PictureSource } from '@/components/ui/picture';
import type { PictureTable } from '@/lib/catalogue/tables';
import type { ShopVideo } from '@/lib/services/shopify/types';
import * as css from './gallery.css';
import { GalleryViewer, type GalleryWords } from './gallery-viewer';

export type GalleryDetail = { image: PictureSource; background: string };

type Props = {
  /** Of the product: it names the pictures and films whose text alternative the shop leaves empty. */
  name: string;
  words: GalleryWords;
  pictures: PictureTable;
  /** After the pictures. */
  films?: readonly ShopVideo[];
  /** Index of the selected variant's picture. */
  first: number;
  tint?: string;
  badge?: ReactNode;
  /** Two tiles under the main picture, from lg. */
  details?: readonly GalleryDetail[];
};

export function Gallery({ name, pictures, films, details = [], ...viewer }: Props) {
  return (
    <GalleryViewer
      {...viewer}
      pictures={{ ...pictures, alts: pictures.alts.map((alt) => alt || name) }}
      films={films?.map((film) => ({ ...film, altText: film.altText || name }))}
    >
      {details.length > 0 && (
        <div className={css.details}>
          {inOrder(details, ({ image, background }) => (
            <div className={cx(sectionClass(background), css.detail)}>
              <Picture image={image} sizes="(min-width: 1024px) 27vw, 1px" className={css.detailPicture} />
            </div>
          ))}
        </div>
      )}
    </GalleryViewer>
  );
}
