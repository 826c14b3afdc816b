import type { Data, Models, StoredDocument, TypeModel } from '../types.ts';
import type { Assets } from './assets.ts';
import type { Target, Targets } from './context.ts';
import { readFields } from './fields.ts';
import { documentId, slugOf } from './identity.ts';
import type { Source } from './sources.ts';

type Everything = {
  sources: Source[];
  /** Other sources that the texts may link to. */
  among?: Source[];
  models: Models;
  assets: Assets;
  report: (problem: string) => void;
};

const targetsOf = (sources: Source[]): Targets =>
  new Map<string, Target>(
    sources.map(({ type, name }) => [`${type}/${name}`, { type, idIn: (lang) => documentId(type, name, lang) }]),
  );

function fieldsFor(source: Source, lang: string, model: TypeModel, report: (problem: string) => void): Data {
  const fields = { ...source.fields, ...source.markets[lang] };
  if (!source.body) return fields;
  if (model.fields.body?.type === 'StructuredText') return { ...fields, body: source.body };
  report(`${source.file}: there is text below the front matter, but ${source.type} has no field \`body\``);
  return fields;
}

function reportTwice(documents: { source: Source; document: StoredDocument }[], report: Everything['report']) {
  const seen = new Map<string, string>();
  for (const { source, document } of documents) {
    if (document.uid === null) continue;
    const key = `${document.type} ${document.lang} ${document.uid}`;
    const other = seen.get(key);
    if (other) report(`${source.file}: uid: ${document.uid} is taken by ${other}`);
    seen.set(key, source.file);
  }
}

/** The documents of every language from the files and the models. */
export function buildDocuments({ sources, among = [], models, assets, report }: Everything): StoredDocument[] {
  const targets = targetsOf([...among, ...sources]);
  const built = sources.flatMap((source) => {
    const { type, name, uid, tags, published, updated } = source;
    const model = models.types.get(type);
    if (!model) {
      report(`${source.file}: there is no custom type ${type}`);
      return [];
    }
    return source.locales.map((lang) => {
      const context = {
        lang,
        path: '',
        models,
        assets,
        targets,
        report: (problem: string) => report(`${source.file}: ${problem}`),
      };
      const data = readFields(fieldsFor(source, lang, model, report), model.fields, context);
      const document: StoredDocument = {
        id: documentId(type, name, lang),
        uid: model.hasUid ? uid : null,
        type,
        lang,
        family: `${type}/${name}`,
        tags,
        slugs: [slugOf(model.hasUid ? uid : name)],
        first_publication_date: published,
        last_publication_date: updated,
        data,
      };
      return { source, document };
    });
  });
  reportTwice(built, report);
  return built.map(({ document }) => document);
}
