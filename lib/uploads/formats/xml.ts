import sax from 'sax';
import { Refusal } from '../refusal.ts';

/** An element: its name and those of its attributes without their prefixes. */
export type XmlElement = { name: string; attributes: ReadonlyMap<string, string> };

export type XmlReader = { open: (element: XmlElement) => void; text?: (text: string) => void };

const ENCODING = /^<\?xml\b[^>]*\sencoding\s*=\s*["']([^"']*)["']/;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Whether a part is XML by its name or by what it begins with: programs go by a type that is noted elsewhere. */
export const isXml = (name: string, bytes: Buffer): boolean =>
  /\.(?:xml|rels|rdf|svg)$/i.test(name) ||
  /^(?:\xef\xbb\xbf)?\s*<|^\xff\xfe|^\xfe\xff/.test(bytes.toString('latin1', 0, 64));

function decoded(bytes: Buffer): string {
  const head = bytes.toString('latin1', 0, 2);
  if (head === '\xff\xfe' || head === '<\0') return new TextDecoder('utf-16le').decode(bytes);
  if (head === '\xfe\xff' || head === '\0<') return new TextDecoder('utf-16be').decode(bytes);
  const declared = ENCODING.exec(bytes.toString('latin1', 0, 200))?.[1] ?? 'utf-8';
  return new TextDecoder(declared).decode(bytes);
}

/** Reads XML to its end. Throws when it is not well-formed, or has entities of its own. */
export function readXml(bytes: Buffer, reader: XmlReader): void {
  const parser = sax.parser(true);
  parser.onopentag = ({ name, attributes }) =>
    reader.open({
      name: localName(name),
      attributes: new Map(Object.entries(attributes).map(([key, value]) => [localName(key), String(value)])),
    });
  parser.ontext = (text) => reader.text?.(text);
  parser.oncdata = (text) => reader.text?.(text);
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) throw new Refusal('fileUnsafe');
  };
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(decoded(bytes)).close();
}

/** Whether an address leads to another machine, or names a way to get there. */
export const isRemote = (address: string): boolean =>
  /^\s*(?:[a-z][a-z0-9+.-]+:|\/\/|\\\\)/i.test(address) && !/^\s*data:image\//i.test(address);
