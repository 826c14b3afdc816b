import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export interface Saved<T> {
  data: T;
  /** Call this after every change: it writes the file before it returns. */
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

/**
 * Flushes the directory, so that new file names survive a power failure. Windows cannot open directories and does not
 * need it.
 */
function flushFolder(folder: string) {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Plain data persisted in a JSON file; without a file, it lives as long as the process. `flush`: also survives a power
 * failure.
 */
export function openSaved<T extends object>(empty: () => T, file?: string, { flush = false } = {}): Saved<T> {
  const saved: Saved<T> = {
    data: file ? read(empty, file) : empty(),
    save() {
      if (!file) return;
      mkdirSync(dirname(file), { recursive: true });
      // Written to a temporary file and renamed: if the process is killed meanwhile, the previous file stays intact.
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
