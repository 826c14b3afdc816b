import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import pLimit from 'p-limit';

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
const COMPRESSIBLE = /\.(?:js|css|svg)$/;

/** Compression effort: the smallest files for a release, the fastest build for trying the site out. */
const QUALITIES = { release: 11, quick: 5 } as const;

/**
 * Writes a `.br` and a `.gz` next to each script, style sheet and SVG of a build; the site's server sends them
 * (server/static-assets.ts).
 * @param folder the build's `static`
 */
export async function compressAssets(folder: string, kind: keyof typeof QUALITIES): Promise<void> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITIES[kind] };
  const names = readdirSync(folder, { recursive: true }).map(String);
  const some = pLimit(4);
  const compress = async (name: string) => {
    const file = path.join(folder, name);
    const plain = await readFile(file);
    await writeFile(`${file}.br`, await brotli(plain, { params }));
    await writeFile(`${file}.gz`, await gzipped(plain));
  };
  await Promise.all(names.filter((name) => COMPRESSIBLE.test(name)).map((name) => some(() => compress(name))));
}
