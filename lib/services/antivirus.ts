import { connect } from 'node:net';
import { addAbortSignal } from 'node:stream';
import { AppError, errorCode } from '../platform/errors.ts';
import { withCallMetrics } from '../platform/http/circuit-breakers.ts';

/** The clamd protocol is small enough that a client of our own costs less than a dependency: clamd(8), INSTREAM. */
const DEFAULT_PORT = 3310;
const TIMEOUT_MS = 30_000;
/** Longer than any response. */
const MAX_ANSWER = 1_000;

function frame(bytes: Uint8Array): Uint8Array[] {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return [Buffer.from('zINSTREAM\0'), length, bytes, Buffer.alloc(4)];
}

/** Response of clamd to a file, without its final NUL. */
async function ask(bytes: Uint8Array, { hostname, port }: URL, signal: AbortSignal): Promise<string> {
  const host = hostname.replace(/^\[|\]$/g, '');
  const socket = addAbortSignal(signal, connect({ host, port: Number(port) || DEFAULT_PORT }));
  for (const part of frame(bytes)) socket.write(part);
  let answer = '';
  for await (const data of socket) {
    answer += data;
    if (answer.includes('\0') || answer.length > MAX_ANSWER) break;
  }
  return answer.replace(/\0.*/s, '').trim();
}

type Verdict = 'clean' | 'infected';

/**
 * Verdict of the clamd at `clamd://host:port` on a file. Throws AppError `timeout` after 30 s and `unreachable`
 * whenever there is no clear verdict: the file must be held until there is one.
 */
export const scan = (bytes: Uint8Array, url: string, timeoutMs = TIMEOUT_MS): Promise<Verdict> =>
  withCallMetrics('antivirus', verdictOn(bytes, url, timeoutMs), (error) =>
    errorCode(error) === 'timeout' ? 'timeout' : 'failed',
  );

async function verdictOn(bytes: Uint8Array, url: string, timeoutMs: number): Promise<Verdict> {
  const signal = AbortSignal.timeout(timeoutMs);
  let answer: string;
  try {
    answer = await ask(bytes, new URL(url), signal);
  } catch (cause) {
    if (signal.aborted) throw new AppError('timeout', { milliseconds: timeoutMs, url }, { cause });
    throw new AppError('unreachable', { url }, { cause });
  }
  if (answer === 'stream: OK') return 'clean';
  if (/^stream: .+ FOUND$/.test(answer)) return 'infected';
  throw new AppError('unreachable', { url }, { detail: `no verdict: ${answer || 'nothing'}` });
}
