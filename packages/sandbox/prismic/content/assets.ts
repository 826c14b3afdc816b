import { stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { filesBelow } from '../../files.ts';

export type Picture = { width: number; height: number };
export type Assets = { pictures: Map<string, Picture>; files: Map<string, { size: number }> };

const PICTURE = /\.(webp|avif|png|jpe?g|gif|svg)$/i;

/** The images of content/art with their sizes, and the files of content/files, by path. */
export async function readAssets(contentDir: string): Promise<Assets> {
  const art = path.join(contentDir, 'art');
  const files = path.join(contentDir, 'files');
  const pictures = await Promise.all(
    (await filesBelow(art))
      .filter((name) => PICTURE.test(name))
      .map(async (name) => {
        const { width, height } = await sharp(path.join(art, name)).metadata();
        return [name, { width, height }] as const;
      }),
  );
  const documents = await Promise.all(
    (await filesBelow(files)).map(async (name) => [name, { size: (await stat(path.join(files, name))).size }] as const),
  );
  return { pictures: new Map(pictures), files: new Map(documents) };
}
