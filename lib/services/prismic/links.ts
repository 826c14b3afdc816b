import { asLink, type ImageField, isFilled, type LinkField } from '@prismicio/client';

export type ContentLink = { href: string; text: string };
export type ContentImage = { src: string; alt: string; width: number; height: number };

/** Allowed addresses of a link: a page, a file, a mail address, a number or an anchor; never `javascript:` or `data:`. */
const LEADS = /^(?:https?:|mailto:|tel:|sms:|\/|#)/i;

/**
 * A link field as an address and its text, or null when it is empty, its document is missing, or its address is not
 * allowed.
 */
export function linkOf(field: LinkField | null | undefined): ContentLink | null {
  if (!field || !isFilled.link(field)) return null;
  if (field.link_type === 'Document' && field.isBroken) return null;
  const href = asLink(field);
  return href && LEADS.test(href) ? { href, text: field.text ?? '' } : null;
}

/** The same where its text is what is shown, as in a menu or on a button: null also when the editor has written none. */
export function labelledLinkOf(field: LinkField | null | undefined): ContentLink | null {
  const link = linkOf(field);
  return link?.text.trim() ? link : null;
}

type Fields = readonly (LinkField | null | undefined)[];

export const linksOf = (fields: Fields): ContentLink[] => fields.map(linkOf).filter((link) => link !== null);
export const labelledLinksOf = (fields: Fields): ContentLink[] =>
  fields.map(labelledLinkOf).filter((link) => link !== null);

/**
 * An image field with its address stripped of sizes and formats, which the page requests as it displays them. The part that
 * an editor has chosen of the picture (`rect`) stays.
 */
export function imageOf(field: ImageField<never> | null | undefined): ContentImage | null {
  if (!isFilled.image(field)) return null;
  const { width, height } = field.dimensions;
  const [address = '', query] = field.url.split('?');
  const rect = new URLSearchParams(query).get('rect');
  const isCropped = rect !== null && /^\d+(?:,\d+){3}$/.test(rect) && rect !== `0,0,${width},${height}`;
  return { src: isCropped ? `${address}?rect=${rect}` : address, alt: field.alt ?? '', width, height };
}
