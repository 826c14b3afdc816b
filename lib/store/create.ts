/**
 * `node lib/store/create.ts <folder>`: makes an empty embedded database and ends. In a process of its own, since making one
 * takes 600 MB, of which the process that did it never gives everything back.
 */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableNodeFS } from './durable-fs.ts';

const [place = ''] = process.argv.slice(2);
const dir = path.dirname(place);
const isUnfinished = (name: string): boolean => name.startsWith(`${path.basename(place)}.`) && name.endsWith('.part');

// What a process that was killed has left. Each has a name of its own: one may still be at it.
for (const name of readdirSync(dir).filter(isUnfinished)) rmSync(path.join(dir, name), { recursive: true });
const unfinished = `${place}.${process.pid}.part`;
const client = await PGlite.create({ fs: new DurableNodeFS(unfinished) });
await client.close();
// Refused where there is a database by now.
renameSync(unfinished, place);
