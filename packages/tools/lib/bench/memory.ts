import { execFileSync } from 'node:child_process';
import type { Program } from '../processes.ts';

const EVERY_MS = 500;

/** Resident memory of a program and its children, in megabytes. */
export function residentMb({ pid }: Program): number {
  const lines = execFileSync('ps', ['-eo', 'pid=,pgid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const own = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, group]) => group === pid);
  return Math.round(own.reduce((sum, [, , rss = 0]) => sum + rss, 0) / 1024);
}

/** Samples every half second, until the maximum is read. */
export function watchMemory(program: Program): () => number {
  let most = residentMb(program);
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(program));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return Math.max(most, residentMb(program));
  };
}
