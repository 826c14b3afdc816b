import { createInterface } from 'node:readline';
import { Advice } from '../report.ts';

/**
 * The address of an erasure, from the first line of the standard input, which is asked for at a terminal. Not an
 * argument: those stand in the list of processes and in the history of the shell. Throws Advice.
 * @param argument nothing, or `-`
 */
export async function readEmail(
  argument = '-',
  input: NodeJS.ReadableStream & { isTTY?: boolean } = process.stdin,
): Promise<string> {
  if (argument !== '-') {
    throw new Advice(
      'Give the address when you are asked for it, or on the standard input: an argument is shown in the list of processes,' +
        ' and stays in the history of the shell.',
    );
  }
  if (input.isTTY) process.stderr.write('E-mail address: ');
  for await (const line of createInterface({ input })) return line.trim();
  throw new Advice('No address was given.');
}
