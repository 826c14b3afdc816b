/** The answer to whoever watches over the process: 200 or 503, small, kept and listed by nobody. */
export const healthAnswer = (isFine: boolean, what: object): Response =>
  Response.json(
    { status: isFine ? 'ok' : 'failing', ...what },
    { status: isFine ? 200 : 503, headers: { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' } },
  );
