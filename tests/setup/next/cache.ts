const tags: string[] = [];
const lives: (string | object)[] = [];
const revalidated: string[] = [];

/** The maximum number of tags per call: the framework ignores further ones with only a warning. */
const MOST_TAGS = 128;

export const cacheTag = (...names: string[]): void => {
  if (names.length > MOST_TAGS) throw new Error(`${names.length} tags at once: the framework leaves some out`);
  tags.push(...names);
};
export const cacheLife = (profile: string | object): void => {
  lives.push(profile);
};
export const revalidateTag = (tag: string): void => {
  revalidated.push(tag);
};
export const updateTag = (): void => {};
let refreshes = 0;
export const refresh = (): void => {
  refreshes += 1;
};
export const revalidatePath = (): void => {};

/** The lifetimes and tags set by the cached functions called since the last read. */
export function takeCacheCalls(): { tags: string[]; lives: (string | object)[] } {
  return { tags: tags.splice(0), lives: lives.splice(0) };
}

/** Tags that were invalidated since the last read. */
export const takeRevalidated = (): string[] => revalidated.splice(0);

/** How often an action refreshed the page since the last read. */
export function takeRefreshes(): number {
  const taken = refreshes;
  refreshes = 0;
  return taken;
}
