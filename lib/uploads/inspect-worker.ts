import { parentPort } from 'node:worker_threads';
import { readContents } from './contents.ts';

/** The thread in which files are read, one at a time: Node.js runs it as it is written. */
parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await readContents(Buffer.from(bytes))));
