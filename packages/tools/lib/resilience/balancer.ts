import { connect, createServer, type Socket } from 'node:net';

export type Balancer = {
  /** From now on, forwards new connections to these ports only. */
  to(...ports: number[]): void;
  close(): void;
};

/** A round-robin load balancer in front of several instances: forwards each connection to the next instance that accepts it. */
export async function balance(port: number, instances: readonly number[]): Promise<Balancer> {
  let chosen = instances;
  let turn = 0;
  function pass(visitor: Socket, tries: number): void {
    const instance = connect({ port: chosen[turn++ % chosen.length] ?? 0, host: '127.0.0.1' });
    instance.once('connect', () => {
      instance.removeAllListeners('error').on('error', () => visitor.destroy());
      visitor.on('error', () => instance.destroy());
      visitor.pipe(instance).pipe(visitor);
    });
    instance.once('error', () => (tries > 1 ? pass(visitor, tries - 1) : visitor.destroy()));
  }
  const server = createServer({ allowHalfOpen: true }, (visitor) => pass(visitor, chosen.length));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, () => resolve());
  });
  return {
    to(...ports) {
      chosen = ports;
    },
    close: () => void server.close(),
  };
}
