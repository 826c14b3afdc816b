import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Assets } from '../content/assets.ts';
import { mediaKind } from '../content/links.ts';
import { type Asset, addressOf, checkMetadata, type Metadata } from '../engine/assets.ts';
import { refusal } from '../errors.ts';
import type { Core } from './core.ts';

const newId = () => randomBytes(12).toString('base64url');
const nameOf = (asset: Asset) => path.posix.basename(asset.path);

async function measure(bytes: Uint8Array, filename: string) {
  if (mediaKind(filename) !== 'image') return {};
  try {
    const { width, height } = await sharp(bytes).metadata();
    return { width, height };
  } catch {
    throw refusal(400, `${filename} is not a picture that can be read`);
  }
}

/** The media library: uploaded files, stored in `uploadsDir`. */
export function createAssets(core: Core, uploadsDir: string) {
  const now = () => core.clock().getTime();

  function existing(id: string): Asset {
    const asset = core.state.assets.find((one) => one.id === id);
    if (!asset) throw refusal(404, `There is no asset ${id}`);
    return asset;
  }

  function checkTags(ids: string[] = []) {
    const unknown = ids.filter((id) => !core.state.tags.some((tag) => tag.id === id));
    if (unknown.length > 0) throw refusal(400, `There are no tags ${unknown.join(', ')}`);
  }

  return {
    existing,

    async add(file: File, metadata: Metadata): Promise<Asset> {
      checkMetadata(metadata);
      const bytes = new Uint8Array(await file.arrayBuffer());
      const filename = file.name || 'file';
      const size = await measure(bytes, filename);
      const id = newId();
      const asset: Asset = {
        id,
        path: addressOf(id, filename),
        filename,
        extension: path.extname(filename).slice(1).toLowerCase(),
        kind: mediaKind(filename),
        size: bytes.length,
        ...size,
        created_at: now(),
        last_modified: now(),
        ...metadata,
        tags: [],
      };
      await mkdir(uploadsDir, { recursive: true });
      await writeFile(path.join(uploadsDir, nameOf(asset)), bytes);
      core.state.assets.push(asset);
      core.changed();
      return asset;
    },

    change(id: string, metadata: Metadata): Asset {
      const asset = existing(id);
      checkMetadata(metadata);
      checkTags(metadata.tags);
      Object.assign(asset, metadata, { last_modified: now() });
      core.changed();
      return asset;
    },

    async remove(id: string) {
      const asset = existing(id);
      core.state.assets = core.state.assets.filter((one) => one !== asset);
      core.changed();
      await rm(path.join(uploadsDir, nameOf(asset)), { force: true });
    },

    addTag(name: string) {
      checkMetadata({}, [name]);
      if (core.state.tags.some((tag) => tag.name === name)) throw refusal(400, `There is a tag ${name} already`);
      const tag = { id: newId(), name, created_at: now(), last_modified: now() };
      core.state.tags.push(tag);
      core.changed();
      return tag;
    },

    /** Files and images that texts may refer to: those of the content folder and uploaded ones. */
    named(): Assets {
      const { pictures, files } = core.content.assets;
      const uploaded = core.state.assets.map((asset) => [`uploads/${nameOf(asset)}`, asset] as const);
      const measured = uploaded.flatMap(([name, { width, height }]) =>
        width && height ? [[name, { width, height }] as const] : [],
      );
      const others = uploaded.filter(([, { kind }]) => kind !== 'image');
      return { pictures: new Map([...pictures, ...measured]), files: new Map([...files, ...others]) };
    },

    forgetAll: () => rm(uploadsDir, { recursive: true, force: true }),
  };
}

export type AssetLibrary = ReturnType<typeof createAssets>;
