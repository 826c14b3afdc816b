import path from 'node:path';
import { openSaved } from '../../saved.ts';
import { stableId } from '../content/identity.ts';

type State = { fingerprint: string; master: string; past: string[] };

const REMEMBERED = 100;

/** The master ref, which changes when published content does, and past refs. Stored in `stateDir` across restarts. */
export function createRefs(stateDir: string, clock: () => Date) {
  const saved = openSaved<State>(
    () => ({ fingerprint: '', master: '', past: [] }),
    path.join(stateDir, 'prismic-refs.json'),
  );

  return {
    master: () => saved.data.master,

    isPast: (ref: string) => saved.data.past.includes(ref),

    moveTo(fingerprint: string) {
      const { master, past } = saved.data;
      if (fingerprint === saved.data.fingerprint) return;
      const next = stableId('ref', fingerprint, clock().toISOString(), master);
      saved.data = { fingerprint, master: next, past: master ? [...past, master].slice(-REMEMBERED) : [] };
      saved.save();
    },
  };
}
