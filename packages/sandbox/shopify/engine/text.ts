/** Lower case without accents, so that "mure" finds "Mûre". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The text of an HTML fragment on a single line. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Truncates as Shopify does: to `length` characters, of which the last three are an ellipsis. */
export function truncate(text: string, length: number | null | undefined): string {
  return length == null || text.length <= length ? text : `${text.slice(0, Math.max(0, length - 3))}...`;
}
