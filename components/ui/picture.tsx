import { until } from '@/components/theme/breakpoints';
import { type ImageService, imageUrl, phoneQuality, sourceSet, widthsFor } from '@/lib/platform/images/loader';
import { cx } from './markup';
import { around, upright } from './text.css';

export type PictureSource = {
  src: string;
  /** In the page's language; empty for a decorative picture. */
  alt: string;
  width: number;
  height: number;
  service: ImageService;
};

type Props = {
  image: PictureSource;
  sizes: string;
  /** Another picture for phones (below 640 px), shown at full screen width. */
  mobile?: PictureSource;
  /** The largest picture of the first view: loaded at once and with high priority. */
  priority?: boolean;
  className?: string;
};

/**
 * Full screen width, for a rendition that is 4 % smaller: 390 px at density 2 select the rendition of 750, and not that of 828.
 */
const phoneSizes = '96vw';

/** A plant, as opposed to a pack or a scene. Only its height is ever cropped. */
export const isUpright = ({ width, height }: Pick<PictureSource, 'width' | 'height'>): boolean => height > width * 1.4;

// A server-rendered <img>: next/image would add its client component to every page for the same markup.
export function Picture({ image, sizes, mobile, priority = false, className }: Props) {
  const { src, alt, width, height, service } = image;
  const classes = cx(className, isUpright(image) && upright);
  const middle = widthsFor(sizes, width).findLast((candidate) => candidate <= 828) ?? width;
  const picture = (
    // biome-ignore lint/performance/noImgElement: see above
    <img
      {...(classes && { className: classes })}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      {...(service !== 'static' && { srcSet: sourceSet(service, src, sizes, width) })}
      src={imageUrl(service, src, middle)}
      loading={priority ? 'eager' : 'lazy'}
      {...(priority && { fetchPriority: 'high' })}
      decoding="async"
    />
  );
  // React preloads an eager <img> of a prefetched page, so the browser would load pictures of pages that were never opened;
  // inside a <picture> it does not. In a document the browser's preload scanner finds it just as early.
  if (!mobile && !priority) return picture;
  return (
    <picture className={around}>
      {mobile && (
        <source
          media={until('sm')}
          srcSet={sourceSet(mobile.service, mobile.src, phoneSizes, mobile.width, phoneQuality) ?? mobile.src}
          sizes={phoneSizes}
          width={mobile.width}
          height={mobile.height}
        />
      )}
      {picture}
    </picture>
  );
}
