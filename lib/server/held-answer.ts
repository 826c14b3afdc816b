import type { ServerResponse } from 'node:http';

type End = ServerResponse['end'];
type Held = { status: number; body: string | null };

export type Holding = {
  /** What is sent in the place of an answer of this status: its body may be known already. Null for what goes its own way. */
  hold: (status: number) => Held | null;
  /** Called before the headers of an answer leave that goes its own way after all. */
  pass: () => void;
  /** Sets status and headers for a body that is known as a whole, and returns what to send. */
  whole: (status: number, body: string) => Buffer | '';
};

/** Holds the headers of an answer back until its body is known: its name, its length and its policy belong to them. */
export function holdAnswer(response: ServerResponse, { hold, pass, whole }: Holding): void {
  const { writeHead, write, end, flushHeaders } = response;
  let held: Held | null = null;

  response.writeHead = ((status: number, ...rest: never[]) => {
    const begun = hold(status);
    if (begun) {
      held ??= begun;
      return response;
    }
    pass();
    return writeHead.call(response, status, ...rest);
  }) as typeof response.writeHead;

  const begin = () => {
    if (!response.headersSent && !held) response.writeHead(response.statusCode);
  };

  const release = () => {
    if (!held) return;
    const { status } = held;
    held = null;
    pass();
    writeHead.call(response, status);
  };

  response.flushHeaders = () => {
    begin();
    if (!held) flushHeaders.call(response);
  };

  response.write = ((...args: Parameters<typeof write>) => {
    begin();
    if (held?.body) return true;
    release();
    return write.apply(response, args);
  }) as typeof response.write;

  response.end = ((...args: Parameters<End>) => {
    begin();
    const body = held?.body ?? (typeof args[0] === 'string' ? args[0] : null);
    if (!held || body === null) {
      release();
      return end.apply(response, args);
    }
    const { status } = held;
    held = null;
    const payload = whole(status, body);
    const done = args.find((each): each is () => void => typeof each === 'function');
    writeHead.call(response, response.statusCode);
    return end.call(response, payload, 'utf8', done);
  }) as End;
}
