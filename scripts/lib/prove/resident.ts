import { execFileSync } from 'node:child_process';

/** Megabytes that one process holds in memory. */
export const residentMb = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;
