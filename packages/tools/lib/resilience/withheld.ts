import { MAX_BODY_BYTES } from '../../../../lib/uploads/limits.ts';
import type { Settings } from '../settings.ts';
import { hold } from './held-posts.ts';

const HEAD =
  '--x\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n';

/**
 * Posts of the largest size whose last bytes never arrive, from this many client addresses in turn. `statuses` are the
 * responses so far; `stop` aborts the remaining requests.
 */
export async function withheldPosts(settings: Settings, site: string, count: number, addresses: number) {
  const body = Buffer.alloc(MAX_BODY_BYTES, 'x');
  body.write(HEAD);
  const post = { path: '/nous-ecrire', type: 'multipart/form-data; boundary=x', body };
  const posts = Array.from({ length: count }, (_, number) =>
    hold(settings, site, { ...post, visitor: `198.51.100.${number % addresses}` }),
  );
  const statuses: number[] = [];
  for (const { status } of posts) void status.then((each) => statuses.push(each));
  await Promise.all(posts.map(({ sent }) => sent));
  return {
    statuses,
    stop(): void {
      for (const { breakOff } of posts) breakOff();
    },
  };
}
