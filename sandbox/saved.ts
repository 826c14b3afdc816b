import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Saved<T> {
  data: T;
  /** To be called after every change: writes the file before it returns. */
  save(): void;
  reset(): void;
}

function read<T extends object>(empty: () => T, file: string): T {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return empty();
  }
  try {
    return { ...empty(), ...(JSON.parse(text) as Partial<T>) };
  } catch {
    throw new Error(`${file} is not JSON. Remove it to start with nothing remembered.`);
  }
}

/** Makes new names in a folder outlast a power cut. Windows opens no folders and needs no such thing. */
function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Plain data kept in a JSON file over restarts; without a file, as long as the process. `flush`: over a power cut too. */
export function openSaved<T extends object>(empty: () => T, file?: string, { flush = false } = {}): Saved<T> {
  const saved: Saved<T> = {
    data: file ? read(empty, file) : empty(),
    save() {
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      // Written aside and renamed: a process killed meanwhile leaves the former file whole.
      writeFileSync(`${file}.new`, JSON.stringify(saved.data), { flush });
      renameSync(`${file}.new`, file);
      if (flush) flushFolder(dirname(file));
    },
    reset() {
      saved.data = empty();
      saved.save();
    },
  };
  return saved;
}
