/** The framework keeps the body of a post in memory until it is whole, before anybody looks at it: so many of the largest at once. */
const MOST_BODIES = 8;
/** Of one visitor, or of all who share an address. */
const MOST_BODIES_OF_ONE = 3;
/** Smaller ones are let in whatever is under way: a cart, a search, a form without files. */
const SMALL_BYTES = 64 * 1024;

/** Notes the bodies of posts that are under way. @param maxBody bytes of the largest that is let in */
export function roomForPosts(maxBody: number) {
  let all = 0;
  const ofEach = new Map<string, number>();

  function add(visitor: string, bytes: number): void {
    all += bytes;
    const own = (ofEach.get(visitor) ?? 0) + bytes;
    if (own > 0) ofEach.set(visitor, own);
    else ofEach.delete(visitor);
  }

  return {
    /** Takes room for the body of a visitor's post; what gives it back, or null where there is none. */
    take(visitor: string, bytes: number): (() => void) | null {
      if (bytes <= SMALL_BYTES) return () => {};
      const own = ofEach.get(visitor) ?? 0;
      if (all + bytes > MOST_BODIES * maxBody || own + bytes > MOST_BODIES_OF_ONE * maxBody) return null;
      add(visitor, bytes);
      return () => add(visitor, -bytes);
    },
  };
}

export type RoomForPosts = ReturnType<typeof roomForPosts>;
