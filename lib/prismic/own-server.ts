import 'server-only';
import { request } from 'node:http';
import { env } from '../env';
import { logError } from '../log';
import { type Locale, MARKETS } from '../markets';

const PATIENCE_MS = 20_000;

type Own = { locale: Locale; path: string /** What is posted, as JSON. */; body?: object };

/** Asks this very server, on the host of a market, as a visitor or a webhook would. Resolves whatever comes of it. */
export function askOwnServer({ locale, path, body }: Own): Promise<void> {
  const { host } = new URL(env()[MARKETS[locale].siteUrlSetting]);
  const json = body && JSON.stringify(body);
  const posted = json ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) } : {};
  return new Promise((resolve) => {
    const question = request(
      {
        host: '127.0.0.1',
        port: process.env.PORT,
        path,
        method: json ? 'POST' : 'GET',
        headers: { host, ...posted },
        timeout: PATIENCE_MS,
      },
      (answer) => answer.resume().once('close', resolve),
    );
    question.once('timeout', () => question.destroy());
    question.once('error', (error) => {
      logError('publication', error);
      resolve();
    });
    question.end(json);
  });
}
