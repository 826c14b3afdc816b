/** Numbers of the pages that a list offers: the first, the last, and those around the current one. */
export const pagesShown = (current: number, pages: number): number[] =>
  [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
