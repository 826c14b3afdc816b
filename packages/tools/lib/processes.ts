import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { explain, say } from './report.ts';

export const root = path.resolve(import.meta.dirname, '../../..');
export const bin = (tool: string): string => path.join(root, 'node_modules/.bin', tool);

export type Environment = Record<string, string | undefined>;
export type Program = { name: string; pid: number; log?: string; ended: Promise<number>; stop(): Promise<void> };
type Options = { env?: Environment; log?: string; cwd?: string; idle?: boolean };

const graceMs = 8_000;
const running = new Map<Program, Promise<number>>();
let stopping = false;

/**
 * Starts a program in its own process group, so that a Ctrl-C reaches only this script, which then stops all programs in order.
 * @param options.cwd its working directory; the project's folder when absent
 * @param options.log file for its output, created with its folder; shared with the terminal when absent
 * @param options.idle takes only the processor time that other programs leave
 */
export function start(
  name: string,
  command: string,
  args: string[],
  { env, log, cwd = root, idle = false }: Options = {},
): Program {
  if (log) mkdirSync(path.dirname(log), { recursive: true });
  const output = log ? openSync(log, 'a') : 'inherit';
  const child = spawn(command, args, {
    cwd,
    detached: true,
    stdio: ['ignore', output, output],
    env: { ...process.env, ...env },
  });
  if (idle && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const exited = new Promise<number>((resolve) => {
    child.once('error', (error) => {
      say(`${name} did not start: ${error.message}`);
      resolve(1);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
  // A caller that waits for a program while everything is being stopped needs no result.
  const ended = exited.then((code) => (stopping ? new Promise<number>(() => {}) : code));
  const program: Program = { name, pid: child.pid ?? 0, log, ended, stop: () => stopGroup(program) };
  running.set(program, exited);
  exited.then(() => running.delete(program));
  return program;
}

/** Runs a program to its end and returns its exit code. */
export const run = (command: string, args: string[], options: Options = {}): Promise<number> =>
  start(path.basename(command), command, args, options).ended;

function signalGroup({ pid }: Program, signal: NodeJS.Signals): void {
  try {
    if (pid > 0) process.kill(-pid, signal);
  } catch {
    // The group no longer exists.
  }
}

async function stopGroup(program: Program): Promise<void> {
  signalGroup(program, 'SIGTERM');
  const timer = setTimeout(() => signalGroup(program, 'SIGKILL'), graceMs);
  await running.get(program);
  clearTimeout(timer);
  // Child processes that the program itself started and left behind.
  signalGroup(program, 'SIGKILL');
}

const stopAll = async (): Promise<void> => {
  await Promise.all([...running.keys()].reverse().map((program) => program.stop()));
};

const exitCodes = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Runs a script to its end: `main` returns the exit code. Ctrl-C, SIGTERM and the end of the parent process stop every program
 * first. @param interrupted the exit code after a signal; by default 128 plus its number
 */
export async function script(main: () => Promise<number>, interrupted?: number): Promise<void> {
  const stop = async (signal: keyof typeof exitCodes) => {
    if (stopping) return;
    stopping = true;
    say('Stopping…');
    await stopAll();
    process.exit(interrupted ?? exitCodes[signal]);
  };
  for (const signal of Object.keys(exitCodes) as (keyof typeof exitCodes)[]) process.on(signal, () => stop(signal));
  process.once('disconnect', () => stop('SIGTERM'));
  let code = 1;
  try {
    code = await main();
  } catch (error) {
    console.error(explain(error));
  }
  if (stopping) return;
  stopping = true;
  await stopAll();
  process.exit(code);
}
