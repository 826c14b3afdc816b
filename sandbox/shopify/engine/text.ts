/** Lower case without accents, so that "mure" finds "Mûre". */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function words(text: string): string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

/** The single-line text of a piece of HTML. */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Cuts like the service does: `length` characters, the last three of them an ellipsis. */
export function truncate(text: string, length: number | null | undefined): string {
  return length == null || text.length <= length ? text : `${text.slice(0, Math.max(0, length - 3))}...`;
}
