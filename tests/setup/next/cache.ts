const tags: string[] = [];
const lives: string[] = [];

export const cacheTag = (...names: string[]): void => {
  tags.push(...names);
};
export const cacheLife = (profile: string): void => {
  lives.push(profile);
};
export const revalidateTag = (): void => {};
export const updateTag = (): void => {};
export const revalidatePath = (): void => {};

/** What the cached functions called since the last look asked for. */
export function takeCacheCalls(): { tags: string[]; lives: string[] } {
  return { tags: tags.splice(0), lives: lives.splice(0) };
}
