import { readFileSync } from 'node:fs';
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

/**
 * A history of prices from a file, or from the standard input: a container does not see the files of its machine. A file
 * says by its name what it is; what is no list in JSON on the standard input is CSV. Throws Advice.
 * @param argument path of the file, or `-`
 * @param input the descriptor of the standard input
 */
export function readPrices(argument: string, input = 0): { text: string; format: 'csv' | 'json' } {
  try {
    const text = readFileSync(argument === '-' ? input : argument, 'utf8');
    const isCsv = argument === '-' ? !text.trimStart().startsWith('[') : argument.endsWith('.csv');
    return { text, format: isCsv ? 'csv' : 'json' };
  } catch (error) {
    throw new Advice(`${argument} cannot be read: ${(error as Error).message}`);
  }
}
