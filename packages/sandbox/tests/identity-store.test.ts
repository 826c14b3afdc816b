import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyState } from '../identity/state.ts';
import { createStore } from '../identity/store.ts';
import { openSaved } from '../saved.ts';

function open() {
  const saved = openSaved(emptyState);
  return { saved, save: vi.spyOn(saved, 'save'), ...createStore(saved) };
}

it('forgets what has expired, and takes it out of the file', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { saved, adapter, settle } = open();
  await adapter('AccessToken').upsert('short', { grantId: 'g' }, 60);
  await adapter('Session').upsert('long', { uid: 'u' }, 3600);
  vi.advanceTimersByTime(61_000);
  expect(await adapter('AccessToken').find('short')).toBeUndefined();
  expect(await adapter('Session').findByUid('u')).toEqual({ uid: 'u' });
  settle();
  expect(Object.keys(saved.data.entries)).toEqual(['Session:long']);
});

it('writes once for all changes, and not without any', async () => {
  const { adapter, settle, save } = open();
  await adapter('Grant').find('g');
  settle();
  expect(save).not.toHaveBeenCalled();
  await adapter('Grant').upsert('g', {}, 60);
  await adapter('Session').upsert('s', {}, 60);
  settle();
  settle();
  expect(save).toHaveBeenCalledOnce();
});

it('revokes what a grant gave in one model, and nothing else', async () => {
  const { adapter } = open();
  const tokens = adapter('RefreshToken');
  await tokens.upsert('a', { grantId: 'g' }, 60);
  await tokens.upsert('b', { grantId: 'h' }, 60);
  await adapter('AccessToken').upsert('a', { grantId: 'g' }, 60);
  await tokens.revokeByGrantId('g');
  expect([await tokens.find('a'), await tokens.find('b')]).toEqual([undefined, { grantId: 'h' }]);
  expect(await adapter('AccessToken').find('a')).toEqual({ grantId: 'g' });
});

it('gives copies: what is changed in one is not stored', async () => {
  const { adapter } = open();
  const sessions = adapter('Session');
  const payload = { uid: 'u', authorizations: { site: { sid: '1' } } };
  await sessions.upsert('s', payload, 60);
  payload.authorizations.site.sid = '2';
  const found = await sessions.find('s');
  if (found?.authorizations) delete found.authorizations.site;
  expect(await sessions.find('s')).toEqual({ uid: 'u', authorizations: { site: { sid: '1' } } });
});
