function youTube({ hostname, pathname, searchParams }: URL): string | null {
  const [, first = '', second = ''] = pathname.split('/');
  const named = ['embed', 'shorts', 'live'].includes(first) ? second : searchParams.get('v');
  const id = hostname.endsWith('youtu.be') ? first : named;
  return id && /^[\w-]{11}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0` : null;
}

/** An unlisted video has a second number in its URL, without which it cannot be played. */
function vimeo({ pathname, searchParams }: URL): string | null {
  const [, id, second] = /^\/(?:video\/|channels\/\w+\/)?(\d+)(?:\/(\w+))?\/?$/.exec(pathname) ?? [];
  const key = second ?? searchParams.get('h');
  if (!id) return null;
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${encodeURIComponent(key)}` : ''}`;
}

/** Since September 2026 a video only plays in the player of an account, which the URL of a video page does not contain. */
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

/** Origins of the video players. */
export const playerOrigins = [
  'https://www.youtube-nocookie.com',
  'https://player.vimeo.com',
  'https://geo.dailymotion.com',
] as const;

export type VideoPlayer = { service: (typeof services)[number]['name']; src: string };

/**
 * The player of a video with a public URL; where the host offers one, the player without cookies or tracking. Null for
 * any other URL, which can only be linked to.
 */
export function playerOf(address: string): VideoPlayer | null {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const host = url.hostname.replace(/^(?:www|m)\./, '');
  const service = services.find(({ hosts }) => hosts.some((each) => each === host));
  const src = service?.playerAt(url);
  return service && src ? { service: service.name, src } : null;
}
