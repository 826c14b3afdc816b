function youTube({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  const named = ['embed', 'shorts', 'live'].includes(first) ? second : searchParams.get('v');
  const id = hostname.endsWith('youtu.be') ? first : named;
  return id && /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : null;
}

/** An unlisted video has a second number in its address, without which it is not played. */
function vimeo({ pathname, searchParams }: URL): string | null {
  const [, id, second] = /^\/(?:video\/|channels\/\w+\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  const key = second ?? searchParams.get('h');
  if (!id) return null;
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${encodeURIComponent(key)}` : ''}`;
}

/** Since September 2026 a video is played by the player of an account only, and the address of a video's page names none. */
function dailymotion({ pathname, searchParams }: URL): string | null {
  const player = /^\/player\/(\w+)\.html$/.exec(pathname)?.[1];
  const id = searchParams.get('video');
  return player && id && /^\w+$/.test(id) ? `https://geo.dailymotion.com/player/${player}.html?video=${id}` : null;
}

const services = [
  { name: 'YouTube', hosts: ['youtube.com', 'youtube-nocookie.com', 'youtu.be'], playerAt: youTube },
  { name: 'Vimeo', hosts: ['vimeo.com', 'player.vimeo.com'], playerAt: vimeo },
  { name: 'Dailymotion', hosts: ['geo.dailymotion.com'], playerAt: dailymotion },
] as const satisfies readonly { name: string; hosts: readonly string[]; playerAt: (url: URL) => string | null }[];

/** Where the players come from. */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
] as const;

export type VideoPlayer = { service: (typeof services)[number]['name']; src: string };

/**
 * The player of a video at a public address: where its host has one, the player that sets no cookie or tracks nobody.
 * Null for any other address, which can only be linked to.
 */
export function playerOf(address: string): VideoPlayer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const service = services.find(({ hosts }) => hosts.some((each) => each === host));
  const src = service?.playerAt(url);
  return service && src ? { service: service.name, src } : null;
}
