import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { whoCanSignIn } from '../../lib/services.ts';
import { fromExample } from '../../lib/settings.ts';

test('the demonstration says whose account can be tried, with its password', async () => {
  expect(await whoCanSignIn(fromExample({}))).toBe(
    'Sign in as camille.morel@exemple.fr (silene-demo-1) or lotte.peeters@voorbeeld.be (silene-demo-2), or register with any address.',
  );
});

test('with content of its own they are the customers of that', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  try {
    await mkdir(path.join(folder, 'shop'));
    const customers = [{ email: 'noor@atelier.test', password: 'atelier-1' }];
    await writeFile(path.join(folder, 'shop/customers.json'), JSON.stringify(customers));
    expect(await whoCanSignIn(fromExample({ SANDBOX_CONTENT_DIR: folder }))).toContain('noor@atelier.test (atelier-1)');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
