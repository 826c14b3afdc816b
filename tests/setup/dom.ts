import { act, cleanup, configure, renderHook, waitFor } from '@testing-library/react';
import { useTransition } from 'react';
import { afterAll, afterEach, expect, vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

configure({ asyncUtilTimeout: PATIENCE_MS });

afterEach(cleanup);

// React shows no transition while an asynchronous one is pending, of whatever component: the next file of the process
// would wait for ever.
afterAll(async () => {
  vi.useRealTimers();
  const { result, unmount } = renderHook(() => useTransition());
  await act(async () => result.current[1](async () => {}));
  await waitFor(() => expect(result.current[0], 'an action of this file is still pending').toBe(false), {
    timeout: 2_000,
  });
  unmount();
});

// What an earlier file left in the page that both have.
document.head.replaceChildren();
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
// biome-ignore lint/suspicious/noDocumentCookie: happy-dom has no Cookie Store API.
for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
