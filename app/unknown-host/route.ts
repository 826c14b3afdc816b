/** The answer to a Host header that no market owns: "misdirected request". */
export function GET(): Response {
  return new Response('This host is not served here.\n', { status: 421, headers: { 'content-type': 'text/plain' } });
}

export { GET as POST };
