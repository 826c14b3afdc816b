import type { AddressInfo, Server } from 'node:net';

export interface Place {
  name: string;
  host: string;
  port: number;
  scheme?: string;
}

function sentence(error: NodeJS.ErrnoException, { name, host, port }: Place): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new Error(
    `Port ${port} on ${host} is taken: the ${name} cannot start. Stop what listens there or choose another port.`,
  );
}

/** Opens the port of a server; returns its number. Rejects with a readable message when the port is in use. */
export function listen(server: Server, place: Place): Promise<number> {
  const { name, host, scheme = 'http' } = place;
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(sentence(error, place)));
    server.listen(place.port, host, () => {
      const { port } = server.address() as AddressInfo;
      console.log(`${name} listens on ${scheme}://${host}:${port}`);
      resolve(port);
    });
  });
}
