import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { SETTINGS } from '../../../lib/env.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const ignored = read('.dockerignore').split('\n');

/** What the image takes from the project, without what it takes from another stage. */
const copied = [...read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) =>
  sources.split(' '),
);

describe('the image', () => {
  test.each(copied)('finds %s', (source) => {
    expect(existsSync(path.join(root, source))).toBe(true);
    expect(ignored).not.toContain(source);
  });

  test('is made without secrets, state and what was built elsewhere', () => {
    expect(ignored).toEqual(expect.arrayContaining(['.env', '.env.*', '.store', '.sandbox', '.next*', 'node_modules']));
    expect(read('Dockerfile')).not.toMatch(/^(?:ENV|ARG).*(?:SECRET|TOKEN|PASSWORD|_KEY)/m);
  });

  test('has the Node.js of the project, and another user than root', () => {
    const [, major] = /^FROM node:(\d+)/m.exec(read('Dockerfile')) ?? [];
    expect(major).toBe(read('.nvmrc').trim());
    expect(read('Dockerfile').trim().split('FROM ').at(-1)).toMatch(/^USER node$/m);
  });
});

test('the compose file sets what the site reads, and nothing else', () => {
  const site = read('compose.yaml').split('x-site:')[1]?.split('\nservices:')[0] ?? '';
  const names = [...site.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(4);
  for (const name of names) expect([...Object.keys(SETTINGS), 'PORT']).toContain(name);
});
