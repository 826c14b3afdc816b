import type { ImageService } from '../platform/images/loader.ts';

export type ServedPicture = { src: string; alt: string; width: number; height: number; service: ImageService };

/** Up to 250 pictures in compact form for the browser: the common address prefix and each size are sent once. */
export type PictureTable = {
  service: ImageService;
  base: string;
  names: readonly string[];
  alts: readonly string[];
  sizes: readonly (readonly [width: number, height: number])[];
  /** Index of each picture's size in `sizes`. */
  size: readonly number[];
};

/** All pictures must be of the same service; an empty list is of none. */
export function packPictures(pictures: readonly ServedPicture[]): PictureTable {
  const sizes = new Map<string, readonly [number, number]>();
  for (const { width, height } of pictures) sizes.set(`${width}x${height}`, [width, height]);
  const places = [...sizes.keys()];
  const base = sharedStart(pictures.map(({ src }) => src));
  return {
    service: pictures[0]?.service ?? 'static',
    base,
    names: pictures.map(({ src }) => src.slice(base.length)),
    alts: pictures.map(({ alt }) => alt),
    sizes: [...sizes.values()],
    size: pictures.map(({ width, height }) => places.indexOf(`${width}x${height}`)),
  };
}

function sharedStart([first = '', ...others]: readonly string[]): string {
  let length = first.length;
  for (const other of others) while (!other.startsWith(first.slice(0, length))) length -= 1;
  return first.slice(0, length);
}

export function picturesIn({ service, base, names, alts, sizes, size }: PictureTable): ServedPicture[] {
  return names.map((name, place) => {
    const [width, height] = sizes[size[place] ?? 0] ?? [1, 1];
    return { src: base + name, alt: alts[place] ?? '', width, height, service };
  });
}

/** Indexes of `count` pictures, the wanted one first. */
export const placesFrom = (wanted: number, count: number): number[] => [
  ...(wanted < count ? [wanted] : []),
  ...Array.from({ length: count }, (_, place) => place).filter((place) => place !== wanted),
];
