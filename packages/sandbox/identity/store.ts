import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';
import type { Saved } from '../saved.ts';
import type { Entry } from './state.ts';

export interface Store {
  adapter: AdapterFactory;
  /** Writes the changes since the last call, without expired entries. Call this before a response is sent. */
  settle(): void;
}

const isOver = ({ expires }: Entry) => expires !== null && expires <= Date.now();

/** The storage that oidc-provider expects: one adapter for each of its models. */
export function createStore(saved: Saved<{ entries: Record<string, Entry> }>): Store {
  let changed = false;

  function change(work: (entries: Record<string, Entry>) => void) {
    work(saved.data.entries);
    changed = true;
  }

  function adapter(model: string): Adapter {
    const keyOf = (id: string) => `${model}:${id}`;
    const ours = () => Object.entries(saved.data.entries).filter(([key]) => key.startsWith(keyOf('')));
    // Returns copies, as a database would: mutating one must not change the stored entry.
    const copyOf = (entry: Entry | undefined) => (entry && !isOver(entry) ? structuredClone(entry.payload) : undefined);
    const findBy = async (fits: (payload: AdapterPayload) => boolean) =>
      copyOf(ours().find(([, { payload }]) => fits(payload))?.[1]);
    return {
      find: async (id) => copyOf(saved.data.entries[keyOf(id)]),
      findByUid: (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: (code) => findBy((payload) => payload.userCode === code),
      async upsert(id, payload, seconds) {
        const expires = seconds === undefined ? null : Date.now() + seconds * 1000;
        change((entries) => {
          entries[keyOf(id)] = { payload: structuredClone(payload), expires };
        });
      },
      async consume(id) {
        change((entries) => {
          const entry = entries[keyOf(id)];
          if (entry) entry.payload.consumed = Math.floor(Date.now() / 1000);
        });
      },
      async destroy(id) {
        change((entries) => delete entries[keyOf(id)]);
      },
      async revokeByGrantId(grantId) {
        const revoked = ours().filter(([, { payload }]) => payload.grantId === grantId);
        change((entries) => {
          for (const [key] of revoked) delete entries[key];
        });
      },
    };
  }

  return {
    adapter,
    settle() {
      if (!changed) return;
      changed = false;
      for (const [key, entry] of Object.entries(saved.data.entries)) if (isOver(entry)) delete saved.data.entries[key];
      saved.save();
    },
  };
}
