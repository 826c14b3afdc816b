/**
 * `node content/build-film.ts`: the film of the case in its four colours, and its first frame as a poster. Needs ffmpeg
 * (Debian's package of that name).
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const ART = new URL('./art/', import.meta.url).pathname;
const FILMS = new URL('./films/', import.meta.url).pathname;
const SIZE = 900;
/** Seconds that one colour is seen, and that it takes to change to the next one. */
const [SEEN, CHANGE] = [2.2, 0.7];
const FRAMES = [
  { pack: 'etui', ground: '#dfe9e1' },
  { pack: 'etui-lin', ground: '#dde7ef' },
  { pack: 'etui-terre', ground: '#f4e3d3' },
  { pack: 'etui-lavande', ground: '#e7e2f0' },
];

const frameOf = async ({ pack, ground }: (typeof FRAMES)[number]) => {
  const size = { width: SIZE, height: SIZE, fit: 'cover', position: 'south' } as const;
  return sharp(path.join(ART, `packs/${pack}.webp`))
    .resize(size)
    .flatten({ background: ground });
};

const dir = mkdtempSync(path.join(tmpdir(), 'film-'));
try {
  mkdirSync(FILMS, { recursive: true });
  mkdirSync(path.join(ART, 'films'), { recursive: true });
  // The first colour again at the end: the film ends as it began.
  const scenes = [...FRAMES, ...FRAMES.slice(0, 1)];
  const files = await Promise.all(
    scenes.map(async (scene, index) => {
      const file = path.join(dir, `${index}.png`);
      await (await frameOf(scene)).png().toFile(file);
      return file;
    }),
  );
  const fades = scenes.slice(1).map((_, index) => {
    const [from, to] = [index === 0 ? '0' : `f${index}`, `f${index + 1}`];
    // Each change takes part of the time of the colour before it.
    const offset = (index + 1) * (SEEN - CHANGE);
    return `[${from}][${index + 1}]xfade=transition=fade:duration=${CHANGE}:offset=${offset}[${to}]`;
  });
  const inputs = files.flatMap((file) => ['-loop', '1', '-framerate', '25', '-t', String(SEEN), '-i', file]);
  const coded = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-crf', '30', '-preset', 'veryslow', '-tune', 'stillimage'];
  const output = [...coded, '-movflags', '+faststart', '-map_metadata', '-1', path.join(FILMS, 'etui.mp4')];
  const last = `[f${fades.length}]`;
  execFileSync('ffmpeg', ['-v', 'error', '-y', ...inputs, '-filter_complex', fades.join(';'), '-map', last, ...output]);
  await (await frameOf(FRAMES[0] as (typeof FRAMES)[number]))
    .webp({ quality: 82 })
    .toFile(path.join(ART, 'films/etui.webp'));
} finally {
  rmSync(dir, { recursive: true, force: true });
}
