import { request } from 'node:http';
import type { Settings } from '../settings.ts';
import { call, encoded, type Fields, hiddenFields, newVisitor } from './form-client.ts';

/** The last bytes of each post are withheld until it is released. */
const KEPT_BACK = 10;

type Held = {
  sent: Promise<void>;
  letGo: () => void;
  breakOff: () => void;
  /** The status as soon as the response begins: a refused post may receive it while it is withheld. */
  status: Promise<number>;
  answer: Promise<string>;
};
type Post = { path: string; type: string; body: Uint8Array; visitor?: string };
/** `fields` by number: a form that is posted twice is stored once. */
type Form = { path: string; marker: string; fields: (number: number) => Fields };

/** One post whose last bytes are withheld until it is released. */
export function hold(settings: Settings, site: string, { path, type, body, visitor = newVisitor() }: Post): Held {
  const { host, origin } = new URL(site);
  const headers = {
    host,
    origin,
    accept: 'text/html',
    'content-type': type,
    'content-length': body.length,
    'x-forwarded-for': visitor,
  };
  const question = request({ host: '127.0.0.1', port: settings.ports.PORT, path, method: 'POST', headers });
  const answer = new Promise<string>((resolve) => {
    question.once('error', (error) => resolve(error.message));
    question.once('response', (response) => {
      response.toArray().then(
        (parts) =>
          resolve(`${response.statusCode} ${Buffer.concat(parts).includes('name="token"') ? 'kept' : ''}`.trim()),
        (error: Error) => resolve(error.message),
      );
    });
  });
  const status = new Promise<number>((resolve) => {
    question.once('response', ({ statusCode = 0 }) => resolve(statusCode));
  });
  const sent = new Promise<void>((resolve) => question.write(body.subarray(0, -KEPT_BACK), () => resolve()));
  const letGo = () => void question.end(body.subarray(-KEPT_BACK));
  return { sent, letGo, breakOff: () => void question.destroy(), status, answer };
}

/**
 * Posts a form `count` times in parallel, each from its own client address, and withholds the last bytes. `finish` sends them and
 * resolves with the number of each outcome: `200 kept`, another status, or the reason why there was no response.
 */
export async function holdPosts(settings: Settings, site: string, { path, marker, fields }: Form, count: number) {
  const hidden = hiddenFields((await call(settings, site, path)).text, marker);
  const posts = await Promise.all(
    Array.from({ length: count }, async (_, number) => {
      const { type, body } = await encoded([...hidden, ...fields(number)]);
      return hold(settings, site, { path, type, body });
    }),
  );
  await Promise.all(posts.map(({ sent }) => sent));
  return {
    async finish(): Promise<Record<string, number>> {
      for (const { letGo } of posts) letGo();
      const answers = await Promise.all(posts.map(({ answer }) => answer));
      return Object.fromEntries([...Map.groupBy(answers, (answer) => answer)].map(([key, list]) => [key, list.length]));
    },
  };
}
