import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { settings } from '../fixtures/places.ts';

test('the doctor finds nothing to complain of in the running demonstration', () => {
  const env = { ...process.env, ...settings.values, NODE_NO_WARNINGS: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['packages/tools/doctor.ts'], {
    encoding: 'utf8',
    env,
  });
  const lines = stdout.split('\n');
  expect(lines.filter((line) => /^(?:PROBLEM|WARNING)/.test(line))).toEqual([]);
  expect(lines).toContainEqual(expect.stringMatching(/^ok +site +it runs on port \d+ and is ready/));
  expect(lines).toContainEqual(expect.stringMatching(/^ok +content webhook +a call with our secret is taken/));
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
