import { request } from 'node:http';
import { MAX_BODY_BYTES } from '../../../lib/uploads/limits.ts';

/** Bytes of each post that never come. */
const KEPT_BACK = 10;

/**
 * Posts of the largest size whose last bytes are kept back, from so many addresses in turn. `statuses` are the answers so far;
 * `stop` breaks off the rest.
 */
export async function withheldPosts(count: number, addresses: number, site: URL, port: number) {
  const statuses: number[] = [];
  const body = Buffer.alloc(MAX_BODY_BYTES, 'x');
  body.write(
    '--x\r\ncontent-disposition: form-data; name="a"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n',
  );
  const posts = Array.from({ length: count }, (_, number) => {
    const post = request({
      host: '127.0.0.1',
      port,
      path: '/nous-ecrire',
      method: 'POST',
      headers: {
        host: site.host,
        origin: site.origin,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': body.length,
        'x-forwarded-for': `198.51.100.${number % addresses}`,
      },
    });
    post.on('error', () => undefined);
    post.on('response', (answer) => {
      statuses.push(answer.statusCode ?? 0);
      answer.resume();
    });
    return post;
  });
  const sent = posts.map(
    (post) =>
      new Promise<void>((resolve) => {
        post.once('close', resolve);
        post.write(body.subarray(0, -KEPT_BACK), () => resolve());
      }),
  );
  await Promise.all(sent);
  return {
    statuses,
    stop(): void {
      for (const post of posts) post.destroy();
    },
  };
}
