import { AppError } from '../../../../../lib/platform/errors.ts';
import type { AssetMetadata, Writer } from '../../prismic/write-client.ts';
import { type Asset, descriptionOf } from './assets.ts';
import type { Journal, SentAsset } from './journal.ts';
import type { Progress } from './progress.ts';
import { about } from './refused.ts';

type Job = { writer: Writer; journal: Journal; progress: Progress; say: (text: string) => void };
type Sent = { uploaded: boolean; described: boolean };

const MIME: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  avif: 'image/avif',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
};
const mimeOf = (filename: string): string => MIME[filename.split('.').at(-1)?.toLowerCase() ?? ''] ?? '';

const statusOf = (error: unknown): number =>
  error instanceof AppError && error.code === 'http' ? Number(error.values.status) : 0;

/** The library takes tags as ids; missing ones are created when the first asset needs them. */
function tagBook(writer: Writer) {
  let ids: Map<string, string> | undefined;
  return async (names: readonly string[]): Promise<string[]> => {
    if (names.length === 0) return [];
    ids ??= new Map((await writer.tags()).map(({ id, name }) => [name, id]));
    for (const name of names) if (!ids.has(name)) ids.set(name, (await writer.createTag(name)).id);
    return names.flatMap((name) => ids?.get(name) ?? []);
  };
}

/** The asset of an upload whose response was lost, if the library has it. */
async function lostAsset({ filename, bytes }: Asset, { writer, journal, say }: Job) {
  const ours = new Set([...journal.assets.values()].map(({ id }) => id));
  try {
    const found = await writer.findAssets(filename);
    return found.find((each) => each.filename === filename && each.size === bytes.length && !ours.has(each.id));
  } catch (error) {
    if (![404, 405, 501].includes(statusOf(error))) throw error;
    say(`The upload of ${filename} was cut off before and the library cannot be searched: it may be there twice.`);
  }
}

async function upload(asset: Asset, { writer, journal, progress, say }: Job): Promise<void> {
  const { key, filename, bytes, metadata } = asset;
  const lost = journal.begun.has(key) ? await lostAsset(asset, { writer, journal, progress, say }) : undefined;
  if (!lost) journal.write({ is: 'begun', key });
  const file = new Blob([new Uint8Array(bytes)], { type: mimeOf(filename) });
  const { id, url } = lost ?? (await writer.createAsset(file, filename, metadata));
  journal.write({ is: 'asset', key, id, url });
  // The upload does not include tags; the metadata of an upload whose response was lost is unknown.
  const isDescribed = !lost && !metadata.tags?.length;
  if (isDescribed) journal.write({ is: 'described', key, hash: descriptionOf(metadata) });
  progress.step(`${filename} ${lost ? 'found again' : 'uploaded'}`);
}

/** An empty text removes a previous one. Where there was none, the field is omitted: an empty alternative text has a meaning too. */
function textsFor({ described }: SentAsset, { notes, credits, alt }: AssetMetadata): AssetMetadata {
  const none = described === undefined ? undefined : '';
  return { notes: notes || none, credits: credits || none, alt: alt || none };
}

async function sendAsset(asset: Asset, job: Job, idsOf: ReturnType<typeof tagBook>): Promise<Sent> {
  const { writer, journal, progress } = job;
  const { key, filename, metadata } = asset;
  const uploaded = !journal.assets.has(key);
  if (uploaded) await upload(asset, job);
  const sent = journal.assets.get(key);
  const hash = descriptionOf(metadata);
  if (!sent || sent.described === hash) return { uploaded, described: false };
  await writer.updateAsset(sent.id, { ...textsFor(sent, metadata), tags: await idsOf(metadata.tags ?? []) });
  journal.write({ is: 'described', key, hash });
  progress.step(`${filename} described`);
  return { uploaded, described: true };
}

/** Uploads files that the library lacks and updates those with other metadata; returns the number of each. */
export async function sendAssets(assets: readonly Asset[], job: Job): Promise<{ uploaded: number; described: number }> {
  const idsOf = tagBook(job.writer);
  const count = { uploaded: 0, described: 0 };
  for (const asset of assets) {
    const sent = await about(`sending content/${asset.files[0]}`, sendAsset(asset, job, idsOf));
    count.uploaded += Number(sent.uploaded);
    count.described += Number(sent.described);
  }
  return count;
}
