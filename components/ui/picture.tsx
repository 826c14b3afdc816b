import { until } from '@/components/theme/breakpoints';
import { type ImageService, imageUrl, phoneQuality, sourceSet, widthsFor } from '@/lib/platform/images/loader';
import { around } from './picture.css';

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
  /** Another picture for phones (below 640 px), shown as wide as the screen. */
  mobile?: PictureSource;
  /** The largest picture of the first view: fetched at once and before the others. */
  priority?: boolean;
  className?: string;
};

/** As wide as the screen, for a rendition that is 4 % short of it: 390 px of density 2 take 750 of them, and not 828. */
const phoneSizes = '96vw';

// A server-rendered <img>: next/image would add its client component to every page for the same markup.
export function Picture({ image, sizes, mobile, priority = false, className }: Props) {
  const { src, alt, width, height, service } = image;
  const middle = widthsFor(sizes, width).findLast((candidate) => candidate <= 828) ?? width;
  const picture = (
    // biome-ignore lint/performance/noImgElement: see above
    <img
      {...(className && { className })}
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
  // React announces an eager <img> along with a prefetched page, and the browser would fetch pictures of pages that nobody
  // has opened; inside a <picture> it does not. In a document the browser's own scanner finds it just as early.
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
