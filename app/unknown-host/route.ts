/** Response to a Host header that no market owns: 421 Misdirected Request. */
export function GET(): Response {
  return new Response('This host is not served here.\n', { status: 421, headers: { 'content-type': 'text/plain' } });
}

export { GET as POST };
