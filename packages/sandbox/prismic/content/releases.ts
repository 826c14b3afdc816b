import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Models, Release } from '../types.ts';
import type { Assets } from './assets.ts';
import { buildDocuments } from './documents.ts';
import { readSources, type Source, timestamp } from './sources.ts';

type Published = { sources: Source[]; models: Models; assets: Assets; report: (problem: string) => void };

type ReleaseFile = { label?: string; scheduledAt?: string };

async function readReleaseFile(file: string): Promise<ReleaseFile> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return {};
  }
}

async function readRelease(
  dir: string,
  id: string,
  { sources, models, assets, report }: Published,
): Promise<Release[]> {
  const label = `releases/${id}`;
  const release = await readReleaseFile(path.join(dir, id, 'release.json'));
  const scheduledAt = release.scheduledAt ? timestamp(release.scheduledAt) : undefined;
  if (!release.label || scheduledAt === null) {
    report(`${label}/release.json: JSON with a label is expected, and with a moment as scheduledAt if any`);
    return [];
  }
  const altered = await readSources(path.join(dir, id, 'documents'), {
    label: `${label}/documents`,
    report,
    under: sources,
  });
  const documents = buildDocuments({ sources: altered.sources, among: sources, models, assets, report });
  return [
    {
      id,
      label: release.label,
      ...(scheduledAt && { scheduledAt }),
      documents: Object.fromEntries(documents.map((document) => [document.id, document])),
    },
  ];
}

/** The releases of content/releases: `<id>/release.json`, and in `<id>/documents` files that contain only the changed fields. */
export async function readReleases(dir: string, published: Published): Promise<Release[]> {
  const folders = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const ids = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return (await Promise.all(ids.sort().map((id) => readRelease(dir, id, published)))).flat();
}
