// Loaded before the command line of Prismic (`--import`), for a rehearsal: its requests to the hosts of the service go to
// the embedded one, which serves each host as a folder. Its addresses are https and cannot be set one by one.
const { PRISMIC_HOST: host, EMBEDDED_PRISMIC: origin } = process.env;
const hosted = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input);
  if (!url.hostname.endsWith(`.${host}`)) return hosted(input, init);
  const service = url.hostname.slice(0, -host.length - 1);
  return hosted(`${origin}/management/${service}${url.pathname}${url.search}`, init);
};
