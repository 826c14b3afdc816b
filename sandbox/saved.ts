import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
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

/** Plain data kept in a JSON file over restarts. */
export function openSaved<T extends object>(empty: () => T, file: string): Saved<T> {
  const saved: Saved<T> = {
    data: read(empty, file),
    save() {
      mkdirSync(dirname(file), { recursive: true });
      // Written aside and renamed: a process killed meanwhile leaves the former file whole.
      writeFileSync(`${file}.new`, JSON.stringify(saved.data));
      renameSync(`${file}.new`, file);
    },
    reset() {
      saved.data = empty();
      saved.save();
    },
  };
  return saved;
}
