/** The upgrades of a package in use: the newest patch, the newest minor version, or the newest canary. */
export const KINDS = ['patch', 'minor', 'canary'] as const;
export type Kind = (typeof KINDS)[number];
/** Package → version. */
export type Versions = Readonly<Record<string, string>>;

const { compare } = new Intl.Collator('en', { numeric: true });

const RELEASE = /^\d+\.\d+\.\d+$/;
const CANARY = /^\d+\.\d+\.\d+-canary\.\d+$/;

/** The newest version of a kind; the version in use where none is newer. */
function newest(kind: Kind, own: string, all: readonly string[]): string {
  const [major = '', minor = ''] = own.split('.');
  const start = { patch: `${major}.${minor}.`, minor: `${major}.`, canary: '' }[kind];
  const shape = kind === 'canary' ? CANARY : RELEASE;
  // A canary precedes the release that it is named after.
  const isNewer = (each: string): boolean => compare(each.replace(/-.*/, ''), own) > 0;
  const newer = all.filter((each) => shape.test(each) && each.startsWith(start) && isNewer(each));
  return newer.sort(compare).at(-1) ?? own;
}

/** For each kind the versions to try; null where nothing would change, or what another kind tries already. */
export function candidates(
  own: Versions,
  all: Readonly<Record<string, readonly string[]>>,
): Record<Kind, Versions | null> {
  const of = (kind: Kind): Versions =>
    Object.fromEntries(Object.entries(own).map(([name, version]) => [name, newest(kind, version, all[name] ?? [])]));
  const tried = new Set([JSON.stringify(own)]);
  const news = (kind: Kind): Versions | null => {
    const versions = of(kind);
    if (tried.has(JSON.stringify(versions))) return null;
    tried.add(JSON.stringify(versions));
    return versions;
  };
  return { patch: news('patch'), minor: news('minor'), canary: news('canary') };
}
