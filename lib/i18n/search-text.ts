/** The query string of a page's `searchParams`, repeated keys kept. */
export const searchText = (params: Record<string, string | string[] | undefined>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => [value ?? []].flat().map((each): [string, string] => [key, each])),
  ).toString();
