import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Kind, RawModel } from '../management/project.ts';
import type { Fields, Models, SliceModel, TypeModel } from '../types.ts';

/** The models as they are written in the files, or sent by the command line of the service. */
export type RawModels = Record<Kind, RawModel[]>;

type CustomTypeFile = { id: string; label?: string; repeatable?: boolean; json: Record<string, Fields> };

async function readJsonIn(dir: string, file: string): Promise<string[]> {
  const folders = await readdir(dir, { withFileTypes: true }).catch(() => []);
  const names = folders.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(names.sort().map((name) => readFile(path.join(dir, name, file), 'utf8')));
}

function typeModel({ id, label, repeatable, json }: CustomTypeFile): TypeModel {
  const fields: Fields = Object.assign({}, ...Object.values(json));
  const uid = Object.entries(fields).find(([, model]) => model.type === 'UID');
  if (uid) delete fields[uid[0]];
  return { id, label: label ?? id, repeatable: repeatable ?? true, hasUid: Boolean(uid), fields };
}

export function modelsOf({ customtypes, slices }: RawModels): Models {
  const types = customtypes.map((model) => typeModel(model as CustomTypeFile));
  return {
    types: new Map(types.map((type) => [type.id, type])),
    slices: new Map(slices.map((slice) => [slice.id, slice as unknown as SliceModel])),
  };
}

/** The custom types of `modelsDir` and the shared slices of `slicesDir`, with their source texts. */
export async function loadModels(modelsDir: string, slicesDir: string) {
  const [typeTexts, sliceTexts] = await Promise.all([
    readJsonIn(modelsDir, 'index.json'),
    readJsonIn(slicesDir, 'model.json'),
  ]);
  const raw = {
    customtypes: typeTexts.map((text): RawModel => JSON.parse(text)),
    slices: sliceTexts.map((text): RawModel => JSON.parse(text)),
  };
  return { models: modelsOf(raw), raw, texts: [...typeTexts, ...sliceTexts] };
}
