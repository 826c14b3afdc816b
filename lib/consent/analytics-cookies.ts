const MEASURING = /^_(?:ga|gid|gat)(?:_|$)/;

/** The host without its first labels, one by one: a measuring script picks the widest domain that it may write. */
const domainsOf = (hostname: string): string[] => {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
};

/** What to assign to `document.cookie`, one after the other, so that no cookie of the measuring script is left. */
export function erasures(cookies: string, hostname: string): string[] {
  const names = cookies.split(/;\s*/).map((pair) => pair.replace(/=.*/, ''));
  const places = ['', ...domainsOf(hostname).map((domain) => `; Domain=${domain}`)];
  return names
    .filter((name) => MEASURING.test(name))
    .flatMap((name) => places.map((place) => `${name}=; Path=/; Max-Age=0${place}`));
}
