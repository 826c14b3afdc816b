import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip, gzip, gzipSync } from 'node:zlib';

export type KeptFile = {
  body: string;
  /** Milliseconds since 1970. */
  at: number;
};

const [pack, unpack] = [promisify(gzip), promisify(gunzip)];
const SUFFIX = '.json.gz';
/** Written while a name is still the old one: what a killed process leaves of it is nobody's answer. */
export const UNFINISHED = '.part';
let written = 0;

const now = (): number => Math.round(performance.timeOrigin + performance.now());
const placeOf = (dir: string, key: string): string => path.join(dir, key + SUFFIX);
/** The key of a kept answer by the name of its file; null for any other file. */
export const keyOfFile = (name: string): string | null =>
  name.endsWith(SUFFIX) ? name.slice(0, -SUFFIX.length) : null;
const temporary = (place: string): string => `${place}.${process.pid}-${++written}${UNFINISHED}`;
const packed = (body: string): string => `${now()}\n${body}`;

/** A kept answer, or null when there is none, or none that can be read. */
export async function readKept(dir: string, key: string): Promise<KeptFile | null> {
  try {
    const text = (await unpack(await readFile(placeOf(dir, key)))).toString();
    const [, at = '', body = ''] = /^(\d+)\n(.*)$/s.exec(text) ?? [];
    return at && body ? { at: Number(at), body } : null;
  } catch {
    return null;
  }
}

/** Whether something was kept of a question, be it that nothing is found any more. */
export const hasKept = (dir: string, key: string): Promise<boolean> =>
  stat(placeOf(dir, key)).then(
    () => true,
    () => false,
  );

/** Writes at once, for a program that may end at any moment without a word: the build. */
export function writeKeptNow(dir: string, key: string, body: string): void {
  mkdirSync(dir, { recursive: true });
  const place = placeOf(dir, key);
  const unfinished = temporary(place);
  writeFileSync(unfinished, gzipSync(packed(body)));
  renameSync(unfinished, place);
}

/** Returns the bytes that it took. */
export async function writeKept(dir: string, key: string, body: string): Promise<number> {
  const place = placeOf(dir, key);
  const unfinished = temporary(place);
  const bytes = await pack(packed(body));
  await mkdir(dir, { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, place);
  return bytes.length;
}
