import { expect, it } from 'vitest';
import { createGate } from '../../images/gate.ts';

it('lets two work at a time and all of them in the end, failures included', async () => {
  const gate = createGate(2);
  let running = 0;
  let most = 0;
  const work = (i: number) =>
    gate(async () => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, 1));
      running--;
      if (i === 1) throw new Error('one fails');
      return i;
    });
  const settled = await Promise.allSettled([0, 1, 2, 3, 4].map(work));
  expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled', 'fulfilled']);
  expect(most).toBe(2);
});
