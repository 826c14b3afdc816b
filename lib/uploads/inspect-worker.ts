import { parentPort } from 'node:worker_threads';
import { readContents } from './contents.ts';

/** The thread that reads files, one at a time: Node.js runs this source file directly. */
parentPort?.on('message', async (bytes: Uint8Array) => parentPort?.postMessage(await readContents(Buffer.from(bytes))));
