import { mkdirSync } from 'node:fs';
import { ensureBuild, type Target } from '../build.ts';
import { checkPorts, startServices, startSite } from '../house.ts';
import type { Program } from '../processes.ts';
import { clearState, testDistDir, testSettings } from '../test-settings.ts';

export const settings = testSettings();
const target: Target = { settings, distDir: testDistDir };

const log = (name: string): string => `test-results/prove-${name}.log`;

/** Starts the site once more, with what it has in its store. */
export const reopen = (): Promise<Program> => startSite(target, 'start', log('site'));

/** A house of its own for a proof, on the ports of the tests, with nothing in its store. */
export async function openHouse(): Promise<Program> {
  mkdirSync('test-results', { recursive: true });
  await checkPorts(settings);
  clearState(settings);
  await startServices(settings, log('services'));
  await ensureBuild(target, log('build'));
  return reopen();
}
