/** An answer of a handler as JSON, kept by nobody on the way. */
export const jsonAnswer = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** The same with a sentence for whoever asked. */
export const sentence = (status: number, message: string): Response => jsonAnswer(status, { message });
