import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { create, extract } from 'tar';

/** Of an archive: SHA-256 in hexadecimal, and how long it is. */
export type Seal = { sha256: string; bytes: number };

/** Packs what is in a folder into a file that is not there yet, and waits for the disk. Piece by piece: never all of it in memory. */
export async function pack(folder: string, archive: string): Promise<Seal> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(
    create({ cwd: folder, portable: true }, ['.']),
    createGzip(),
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        bytes += piece.length;
        yield piece;
      }
    },
    createWriteStream(archive, { flags: 'wx', mode: 0o600, flush: true }),
  );
  return { sha256: hash.digest('hex'), bytes };
}

/** SHA-256 of a file in hexadecimal. */
export async function sha256Of(archive: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(archive), hash);
  return hash.digest('hex');
}

/** Unpacks an archive into a folder, which is made. Throws when something of it could not be unpacked. */
export async function unpack(archive: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const troubles: string[] = [];
  const onwarn = (code: string, message: Error | string): void => {
    // Names that began with a slash, as in copies that were made before decision 052, are taken as names inside of the folder.
    if (code !== 'TAR_ENTRY_INFO') troubles.push(String(message));
  };
  await extract({ file: archive, cwd: folder, onwarn });
  if (troubles.length > 0) throw new Error(`${archive} cannot be unpacked: ${troubles.join('; ')}.`);
}
