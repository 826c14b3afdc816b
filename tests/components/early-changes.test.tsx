import { fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, test, vi } from 'vitest';
import { type Change, useEarlyChanges } from '../../lib/forms/use-early-changes.ts';

const FORMS = ['choice'];

function Listening({ take }: { take: (changes: readonly Change[]) => void }) {
  useEarlyChanges(FORMS, take);
  return null;
}

/** The form is in the page before its script. */
const page = (mode: 'visible' | 'hidden', take?: (changes: readonly Change[]) => void) => (
  <>
    <form id="choice">
      <input type="checkbox" name="need" value="sleep" />
    </form>
    {take && (
      <Activity mode={mode}>
        <Listening take={take} />
      </Activity>
    )}
  </>
);

test('what was chosen before the script came is handed over once, not at each return to the page', () => {
  const take = vi.fn<(changes: readonly Change[]) => void>();
  const { rerender } = render(page('visible'), { reactStrictMode: true });
  fireEvent.click(screen.getByRole('checkbox'));
  rerender(page('visible', take));
  expect(take.mock.calls).toEqual([[[{ name: 'need', value: 'sleep' }]]]);
  rerender(page('hidden', take));
  rerender(page('visible', take));
  expect(take).toHaveBeenCalledOnce();
});
