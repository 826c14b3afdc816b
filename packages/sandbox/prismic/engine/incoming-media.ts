import { emptyImage, thumbnailsOf, view } from '../content/images.ts';
import { EMPTY_LINK } from '../content/links.ts';
import { type Data, type FieldConfig, isRecord } from '../types.ts';
import type { Asset } from './assets.ts';

/** What is needed to read incoming values. */
export type Arrival = {
  /** The service's own origin: images and files on it are stored by path. */
  origin: string;
  asset: (id: string) => Asset | undefined;
  report: (problem: string) => void;
  path: string;
};

const local = (url: string, origin: string) => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function size(value: unknown) {
  const { width, height } = isRecord(value) ? value : {};
  return { width: Number(width) || 0, height: Number(height) || 0 };
}

/** An image; thumbnails that are not given are cropped from it. */
export function incomingImage(value: unknown, config: FieldConfig, at: Arrival): Data {
  if (!isRecord(value)) {
    at.report(`${at.path}: a picture is expected`);
    return emptyImage(config);
  }
  const names = (config.thumbnails ?? []).map(({ name }) => name);
  const asset = typeof value.id === 'string' ? at.asset(value.id) : undefined;
  const url = text(value.url);
  if (!asset && !url) {
    if (value.id !== undefined) at.report(`${at.path}: there is no asset ${value.id}`);
    return emptyImage(config);
  }
  const original = {
    id: String(value.id ?? ''),
    path: asset?.path ?? local(url ?? '', at.origin).split('?')[0] ?? '',
    alt: text(value.alt) ?? asset?.alt ?? null,
    copyright: text(value.copyright) ?? asset?.credits ?? null,
    ...size(asset ?? value.dimensions),
  };
  const whole = view(original, config.constraint);
  const own = url ? { ...whole, url: local(url, at.origin), dimensions: size(value.dimensions ?? asset) } : whole;
  const given = names
    .filter((name) => isRecord(value[name]) && 'url' in value[name])
    .map((name) => [name, incomingImage(value[name], {}, at)]);
  const edit = isRecord(value.edit) ? { edit: value.edit } : {};
  return { ...own, ...edit, ...thumbnailsOf(original, config), ...Object.fromEntries(given) };
}

function media({ id, url, name, kind, size, width, height }: Data, at: Arrival): Data {
  const asset = typeof id === 'string' ? at.asset(id) : undefined;
  if (asset) {
    return {
      link_type: 'Media',
      id,
      name: asset.filename,
      kind: asset.kind,
      url: asset.path,
      size: String(asset.size),
      width: asset.width ? String(asset.width) : null,
      height: asset.height ? String(asset.height) : null,
    };
  }
  if (typeof url !== 'string') at.report(`${at.path}: there is no asset ${id}`);
  return { link_type: 'Media', id, name, kind, url: local(String(url), at.origin), size, width, height };
}

const KEPT = ['key', 'text', 'variant', 'target'];

/** A link of any kind. A document link stores only the id: the target is resolved when the link is read. */
export function incomingLink(value: unknown, at: Arrival): Data {
  if (!isRecord(value)) {
    at.report(`${at.path}: a link is expected`);
    return EMPTY_LINK;
  }
  const kept = Object.fromEntries(Object.entries(value).filter(([name]) => KEPT.includes(name)));
  if (value.link_type === 'Document' && typeof value.id === 'string') {
    return { link_type: 'Document', id: value.id, ...kept };
  }
  if (value.link_type === 'Media') return { ...media(value, at), ...kept };
  if (value.link_type === 'Web' && typeof value.url === 'string') {
    return { link_type: 'Web', url: value.url, ...kept };
  }
  if (value.link_type !== 'Any' && value.id !== undefined) at.report(`${at.path}: this is no link`);
  return { ...EMPTY_LINK, ...kept };
}
