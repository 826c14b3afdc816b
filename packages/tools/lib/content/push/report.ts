import type { Content } from '../read.ts';
import type { Comparison, Step } from './compare.ts';
import type { Journal } from './journal.ts';

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;
const count = (steps: readonly { step: Step }[], step: Step): number =>
  steps.filter((each) => each.step === step).length;

const counts = (steps: readonly { step: Step }[]): string =>
  `${count(steps, 'create')} to create, ${count(steps, 'change')} to change, ${count(steps, 'keep')} as they are`;

/** Number of calls of a push: a file and its tags, an empty document and its content. */
function callsOf({ assets, documents }: Comparison): number {
  const forAssets = assets.map(({ asset, step }) =>
    step === 'create' ? 1 + Number(Boolean(asset.metadata.tags?.length)) : 1,
  );
  const forDocuments = documents.map(({ step }) => (step === 'create' ? 2 : 1));
  const steps = [...assets, ...documents];
  return [...forAssets, ...forDocuments].reduce((sum, calls, i) => sum + (steps[i]?.step === 'keep' ? 0 : calls), 0);
}

/** What would be sent, by type and language. */
export function previewOf(comparison: Comparison, languages: readonly string[]): string {
  const { assets, documents } = comparison;
  const calls = callsOf(comparison);
  const width = Math.max(...documents.map(({ entry }) => entry.type.length), 'type'.length);
  const row = (name: string, cells: readonly (string | number)[]): string =>
    `  ${name.padEnd(width)}${cells.map((cell) => String(cell).padStart(8)).join('')}`;
  const rows = [...Map.groupBy(documents, ({ entry }) => entry.type)]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([type, own]) =>
      row(
        type,
        languages.map((lang) => own.filter(({ entry }) => entry.lang === lang).length || '-'),
      ),
    );
  const new_ = assets.filter(({ step }) => step === 'create');
  const size = new_.reduce((sum, { asset }) => sum + asset.bytes.length, 0);
  const waiting = documents.reduce((sum, each) => sum + each.waiting, 0);
  return [
    `Files: ${counts(assets)} (${megabytes(size)} to upload)`,
    `Documents: ${counts(documents)}`,
    row('type', languages),
    ...rows,
    `Calls: about ${calls}, at one a second some ${Math.ceil(calls / 60)} minutes`,
    ...(waiting > 0
      ? [`${waiting} links stay empty: their document does not exist in that language, or is not sent yet.`]
      : []),
  ].join('\n');
}

/** Documents that a previous run created and that content/ no longer has: only an editor may delete them. */
export function orphansOf(content: Content, journal: Journal): string[] {
  const keys = new Set(content.entries.map(({ key }) => key));
  return [...journal.documents].filter(([key]) => !keys.has(key)).map(([key, { id }]) => `${key} (${id})`);
}
