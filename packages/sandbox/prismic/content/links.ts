import { type Data, type FieldConfig, isRecord } from '../types.ts';
import { type Context, complain } from './context.ts';
import { stableId } from './identity.ts';
import { typography } from './typography.ts';

export const EMPTY_LINK = { link_type: 'Any' };

const KINDS: [RegExp, string][] = [
  [/\.(webp|avif|png|jpe?g|gif|svg)$/i, 'image'],
  [/\.(mp4|webm|mov)$/i, 'video'],
  [/\.(mp3|ogg|wav)$/i, 'audio'],
];
const WEB = /^(https?:\/\/|mailto:|tel:|sms:|\/|#)/;

function documentLink(target: string, config: FieldConfig, context: Context): Data {
  const found = context.targets.get(target);
  if (!found) {
    complain(context, `there is no document ${target}`);
    return EMPTY_LINK;
  }
  const allowed = config.customtypes?.map((choice) => (typeof choice === 'string' ? choice : choice.id));
  if (allowed?.length && !allowed.includes(found.type)) {
    complain(context, `${target} is not one of the types allowed here (${allowed.join(', ')})`);
  }
  // Without a translation in this language the id resolves to nothing and the API returns a broken link.
  return { link_type: 'Document', id: found.idIn(context.lang) };
}

export const mediaKind = (file: string) => KINDS.find(([pattern]) => pattern.test(file))?.[1] ?? 'document';

function mediaLink(file: string, context: Context): Data {
  const picture = context.assets.pictures.get(file);
  const stored = context.assets.files.get(file);
  if (!stored && !picture) complain(context, `there is no file ${file} in content/files`);
  return {
    link_type: 'Media',
    id: stableId('media', file),
    name: file.split('/').at(-1),
    kind: mediaKind(file),
    url: stored ? `/files/${file}` : `/images/${file}`,
    size: String(stored?.size ?? 0),
    width: picture ? String(picture.width) : null,
    height: picture ? String(picture.height) : null,
  };
}

/** Converts `document:<type>/<name>`, `media:<file>` or a URL to a link field's value. */
export function linkTo(target: string, config: FieldConfig, context: Context): Data {
  const [, scheme, rest = ''] = /^(document|media):(.+)$/.exec(target) ?? [];
  const kind = scheme === 'document' || scheme === 'media' ? scheme : 'web';
  if (config.select && config.select !== kind) complain(context, `only a ${config.select} link is allowed here`);
  if (kind === 'document') return documentLink(rest, config, context);
  if (kind === 'media') return mediaLink(rest, context);
  if (!WEB.test(target)) complain(context, `not an address nor a document: ${target}`);
  return { link_type: 'Web', url: target };
}

const KEYS = new Set(['to', 'url', 'text', 'target', 'variant']);

function oneLink(value: unknown, config: FieldConfig, context: Context): Data {
  if (typeof value === 'string') return linkTo(value.trim(), config, context);
  if (!isRecord(value)) {
    complain(context, 'a link is written as an address, or as {to, text}');
    return EMPTY_LINK;
  }
  for (const key of Object.keys(value)) if (!KEYS.has(key)) complain(context, `unknown key ${key} in a link`);
  const target = value.to ?? value.url;
  const link = target ? linkTo(String(target).trim(), config, context) : EMPTY_LINK;
  if (value.variant && !config.variants?.includes(String(value.variant)))
    complain(context, `unknown variant ${value.variant}`);
  return {
    ...link,
    ...(value.target ? { target: String(value.target) } : {}),
    ...(value.text ? { text: typography(String(value.text), context.lang) } : {}),
    ...(value.variant ? { variant: String(value.variant) } : {}),
  };
}

/** The value of a Link field, repeatable or not. */
export function readLink(value: unknown, config: FieldConfig, context: Context): unknown {
  if (!config.repeat) return oneLink(value, config, context);
  const links = Array.isArray(value) ? value : [value];
  return links.map((link, i) => ({ key: stableId(context.path, String(i)), ...oneLink(link, config, context) }));
}
