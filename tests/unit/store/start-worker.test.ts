import { afterEach, expect, test, vi } from 'vitest';
import { StoreLocked, StoreRefused } from '../../../lib/services/store/store-lock.ts';
import { startWorkerOrExit } from '../../../lib/worker/worker.ts';
import { expectConsole } from '../../setup/console.ts';

const openedOnce = vi.hoisted(() => vi.fn());
vi.mock('../../../lib/services/store/client.ts', () => ({ openedOnce }));

afterEach(() => {
  vi.useRealTimers();
});

test('a store that cannot be opened is logged and tried again every five seconds, until another process has locked it', async () => {
  vi.useFakeTimers();
  const exited = vi.spyOn(process, 'exit').mockImplementation((() => undefined) as never);
  const said = expectConsole('error', /^\[store\] /);
  const locked = expectConsole('error', /in use/);
  openedOnce.mockRejectedValueOnce(new Error('no space left on device'));
  openedOnce.mockRejectedValueOnce(new Error('input/output error'));
  openedOnce.mockRejectedValueOnce(new StoreLocked('in use'));
  await startWorkerOrExit();
  expect(said).toEqual([
    '[store] AppError: store unavailable, forms answer that nothing was sent: no space left on device',
  ]);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(openedOnce).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(said).toHaveLength(2);
  expect(exited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([openedOnce.mock.calls.length, locked.length]).toEqual([3, 1]);
  expect(exited).toHaveBeenCalledWith(1);
});

test('a store that must not be opened with these settings ends the process, with what to do', async () => {
  vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const said = expectConsole('error', /move it away/);
  openedOnce.mockRejectedValueOnce(new StoreRefused('move it away'));
  await expect(startWorkerOrExit()).rejects.toThrow('exit 1');
  expect(said).toEqual(['move it away']);
});
