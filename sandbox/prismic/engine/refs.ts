import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { stableId } from '../content/identity.ts';
import { refExpired, refNotFound } from '../errors.ts';

type State = { fingerprint: string; master: string; past: string[] };

const REMEMBERED = 100;

/** The master ref, which moves when the content does, and the ones before it. Kept in `stateDir` over restarts. */
export async function createRefs(stateDir: string, clock: () => Date) {
  const file = path.join(stateDir, 'prismic-refs.json');
  const saved = await readFile(file, 'utf8').catch(() => null);
  let state: State = saved ? JSON.parse(saved) : { fingerprint: '', master: '', past: [] };

  return {
    master: () => state.master,

    async moveTo(fingerprint: string) {
      if (fingerprint === state.fingerprint) return;
      const master = stableId('ref', fingerprint, clock().toISOString(), state.master);
      state = { fingerprint, master, past: state.master ? [...state.past, state.master].slice(-REMEMBERED) : [] };
      await mkdir(stateDir, { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(state));
      await rename(`${file}.new`, file);
    },

    /** Throws the API's own error for a ref that is not the current master. */
    check(ref: string) {
      if (ref === state.master) return;
      throw state.past.includes(ref) ? refExpired(state.master) : refNotFound(state.master);
    },
  };
}
