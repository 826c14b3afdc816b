import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Task, tasks } from './instance.ts';

type Values<Name extends Task> = Parameters<(typeof tasks)[Name]>;
type Result<Name extends Task> = Awaited<ReturnType<(typeof tasks)[Name]>>;
type Reply = { id: number; answer: unknown; ms: number };

/** A build folder, as far as the cache reads it. */
export function makeBuild(id: string): { dir: string; remove: () => void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'silene-build-'));
  mkdirSync(path.join(dir, 'server'));
  writeFileSync(path.join(dir, 'BUILD_ID'), id);
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) };
}

/** Starts an instance; `ask` resolves with its result, `timed` with the duration in milliseconds as well. */
export function startInstance(redisUrl: string, buildDir: string) {
  const child = fork(path.join(import.meta.dirname, 'instance.ts'), {
    env: { ...process.env, REDIS_URL: redisUrl, NEXT_DIST_DIR: buildDir },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  let log = '';
  child.stderr?.on('data', (part: Buffer) => {
    log += part;
  });
  let count = 0;
  async function timed<Name extends Task>(task: Name, ...values: Values<Name>) {
    const id = count++;
    child.send({ id, task, values });
    for await (const [reply] of on(child, 'message', { close: ['exit'] }) as AsyncIterable<[Reply]>) {
      if (reply.id === id) return { answer: reply.answer as Result<Name>, ms: reply.ms };
    }
    throw new Error(`the instance ended: ${log}`);
  }
  return {
    timed,
    ask: async <Name extends Task>(task: Name, ...values: Values<Name>) => (await timed(task, ...values)).answer,
    log: () => log,
    async stop() {
      child.kill();
      await ended;
    },
  };
}
