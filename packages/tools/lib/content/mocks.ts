import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes.ts';

type Node = { __TYPE__: string } & Record<string, unknown>;
type Mock = { variation: string; primary: Record<string, Node> };
type Block = { type: string; content: { text: string; spans?: unknown[] } };
type Row = { key: string; content: { key: string; type: string; content: Node }[] };

/** A slice as the API returns it, apart from links to documents, which have their id alone. */
export type MockSlice = {
  id: string;
  slice_type: string;
  slice_label: null;
  variation: string;
  version: string;
  items: never[];
  primary: Record<string, unknown>;
};

/** The embedded content service of the default settings: the pictures of the mocks are there. */
const MOCKED = 'http://127.0.0.1:3102';

const blocks = (value: unknown) =>
  (value as Block[]).map(({ type, content }) => ({ type, spans: [], ...content, direction: 'ltr' }));

function link(value: Node, text: unknown, at: (url: unknown) => unknown): Record<string, unknown> {
  const named = text ? { text } : {};
  if (value.__TYPE__ === 'ExternalLink') return { link_type: 'Web', url: value.url, ...named };
  if (value.__TYPE__ === 'DocumentLink') return { link_type: 'Document', id: value.id, ...named };
  if (value.__TYPE__ === 'AnyLink') return { link_type: 'Any', ...named };
  const { id, name, kind, url, size } = value;
  return { link_type: 'Media', id, name, kind, url: at(url), size, ...named };
}

function table(content: Row[], at: (url: unknown) => unknown) {
  const rows = content.map(({ key, content: cells }) => ({
    key,
    cells: cells.map((cell) => ({
      key: cell.key,
      type: cell.type === 'tableHeader' ? 'header' : 'data',
      content: fieldOf(cell.content, at),
    })),
  }));
  const headed = rows[0]?.cells.every(({ type }) => type === 'header');
  return headed ? { head: { rows: rows.slice(0, 1) }, body: { rows: rows.slice(1) } } : { body: { rows } };
}

function fieldOf(node: Node, at: (url: unknown) => unknown): unknown {
  switch (node.__TYPE__) {
    case 'StructuredTextContent':
      return blocks(node.value);
    case 'ImageContent': {
      const { width, height, url, alt, origin } = node as Node & { origin: { id: string } };
      const edit = { x: 0, y: 0, zoom: 1, background: 'transparent' };
      return { id: origin.id, url: at(url), alt: alt || null, copyright: null, dimensions: { width, height }, edit };
    }
    case 'LinkContent':
      return link(node.value as Node, node.text, at);
    case 'GroupContentType':
      return (node.value as { value: [string, Node][] }[]).map(({ value }) =>
        Object.fromEntries(value.map(([name, one]) => [name, fieldOf(one, at)])),
      );
    case 'GeoPointContent': {
      const { lat, lng } = node.position as { lat: number; lng: number };
      return { latitude: lat, longitude: lng };
    }
    case 'EmbedContent':
      return node.all;
    case 'TableContent':
      return table(node.content as Row[], at);
    default:
      return node.type === 'Number' ? Number(node.value) : node.value;
  }
}

/**
 * The mocks of all slices, as Slice Machine sends them to the simulator.
 * @param service origin of the embedded content service, which has the pictures
 */
export function mockSlices(service: string): MockSlice[] {
  const at = (url: unknown) => String(url).replace(MOCKED, service);
  const folder = path.join(root, 'slices');
  const names = readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? entry.name : [],
  );
  const read = (name: string, file: string) => JSON.parse(readFileSync(path.join(folder, name, file), 'utf8'));
  return names.flatMap((name) => {
    const { id: type }: { id: string } = read(name, 'model.json');
    return (read(name, 'mocks.json') as Mock[]).map(({ variation, primary }) => ({
      id: `${type}$${variation}`,
      slice_type: type,
      slice_label: null,
      variation,
      version: 'initial',
      items: [],
      primary: Object.fromEntries(Object.entries(primary).map(([field, node]) => [field, fieldOf(node, at)])),
    }));
  });
}
