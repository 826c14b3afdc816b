import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { notFound } from '../errors.ts';

const TYPES: Record<string, string> = {
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.mp3': 'audio/mpeg',
};

function decode(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null;
  }
}

const PREFIX = '/files/';
const UPLOADS = '/files/uploads/';

/** GET /files/…: linked media, from content/files and from uploads. */
export async function fileResponse(pathname: string, contentDir: string, uploadsDir: string): Promise<Response> {
  const uploaded = pathname.startsWith(UPLOADS);
  const root = uploaded ? path.resolve(uploadsDir) : path.resolve(contentDir, 'files');
  const name = decode(pathname.slice((uploaded ? UPLOADS : PREFIX).length));
  const file = path.resolve(root, name ?? '.');
  if (!file.startsWith(root + path.sep) || name?.includes('\0')) throw notFound(pathname);
  const body = await readFile(file).catch(() => null);
  if (!body) throw notFound(pathname);
  const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  return new Response(new Uint8Array(body), {
    headers: { 'content-type': type, 'cache-control': 'public, max-age=3600' },
  });
}
