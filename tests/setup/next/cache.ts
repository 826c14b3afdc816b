const tags: string[] = [];
const lives: string[] = [];
const revalidated: string[] = [];

/** Tags of one call that the framework takes: the others it leaves out with no more than a warning. */
const MOST_TAGS = 128;

export const cacheTag = (...names: string[]): void => {
  if (names.length > MOST_TAGS) throw new Error(`${names.length} tags at once: the framework leaves some out`);
  tags.push(...names);
};
/** One that is said in numbers is noted as JSON. */
export const cacheLife = (profile: string | object): void => {
  lives.push(typeof profile === 'string' ? profile : JSON.stringify(profile));
};
export const revalidateTag = (tag: string): void => {
  revalidated.push(tag);
};
export const updateTag = (): void => {};
export const revalidatePath = (): void => {};

/** What was asked of the cache since the last look. */
export function takeCacheCalls(): { tags: string[]; lives: string[]; revalidated: string[] } {
  return { tags: tags.splice(0), lives: lives.splice(0), revalidated: revalidated.splice(0) };
}
