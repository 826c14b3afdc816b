import { act, fireEvent, getConfig, render, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Combobox } from '../../components/ui/combobox.tsx';

const PLACES = [
  { id: '1', text: 'Lyon', group: 'Villes' },
  { id: '2', text: 'Lyons-la-Forêt', group: 'Villes' },
  { id: '3', text: 'Lyonnais', group: 'Régions' },
];

type Spies = { onType?: (text: string) => void; onChoose?: () => void; onSubmit?: () => void; onOuterKey?: () => void };

function Sample({ onType, onChoose = vi.fn(), onSubmit, onOuterKey }: Spies) {
  const [typed, setTyped] = useState('');
  return (
    <form
      onKeyDown={onOuterKey}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
    >
      <Combobox
        id="place"
        name="place"
        label="Ville"
        options={typed ? PLACES : []}
        onType={(text) => {
          setTyped(text);
          onType?.(text);
        }}
        onChoose={onChoose}
        status={typed && '3 suggestions'}
      />
    </form>
  );
}

/** @param shown called when the field is in the page, before the effects that React runs later */
function Early({ shown, onType }: Pick<Spies, 'onType'> & { shown: () => void }) {
  useLayoutEffect(() => queueMicrotask(shown), [shown]);
  return <Sample onType={onType} />;
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Ville' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const press = (key: string) => fireEvent.keyDown(field(), { key });

test('it is a named field without script', () => {
  const html = renderToString(<Sample />);
  expect(html).toMatch(/<label[^>]*for="place"/);
  expect(html).toMatch(/<input[^>]*name="place"/);
  expect(html).not.toContain('role="option"');
});

test('what is typed right after the field has come counts as typed', async () => {
  const onType = vi.fn();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const typeAtOnce = () => {
    const input = place.querySelector('input');
    Reflect.set(HTMLInputElement.prototype, 'value', 'lyo', input);
    input?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  try {
    // Without `act`, which would run the effects before.
    await getConfig().asyncWrapper(async () => {
      root.render(<Early onType={onType} shown={typeAtOnce} />);
      await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('3 suggestions'), { timeout: 2_000 });
    });
    expect(onType.mock.calls).toEqual([['lyo']]);
  } finally {
    act(() => root.unmount());
    place.remove();
  }
});

test('typing shows the options in their groups, says how many there are, and calls with the words', () => {
  const onType = vi.fn();
  render(<Sample onType={onType} />);
  expect(field().getAttribute('aria-expanded')).toBe('false');
  type('lyo');
  expect(onType).toHaveBeenLastCalledWith('lyo');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('3 suggestions');
  expect(screen.getByRole('group', { name: 'Villes' }).querySelectorAll('[role=option]')).toHaveLength(2);
});

test('arrows reach an option and Enter chooses it without a call for new suggestions', () => {
  const [onChoose, onType] = [vi.fn(), vi.fn()];
  render(<Sample onChoose={onChoose} onType={onType} />);
  type('lyo');
  press('ArrowDown');
  press('ArrowDown');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Lyons-la-Forêt');
  expect(press('Enter')).toBe(false);
  expect(onChoose).toHaveBeenCalledWith(PLACES[1]);
  expect(field().value).toBe('Lyons-la-Forêt');
  expect(onType).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('option')).toBeNull();
});

test('End and the pointer reach an option too', () => {
  const onChoose = vi.fn();
  render(<Sample onChoose={onChoose} />);
  type('lyo');
  press('End');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Lyonnais');
  fireEvent.click(screen.getByRole('option', { name: 'Lyon' }));
  expect(onChoose).toHaveBeenCalledWith(PLACES[0]);
});

test.each([
  ['a click', () => fireEvent.click(screen.getByRole('option', { name: 'Lyon' }))],
  ['Enter', () => [press('Home'), press('Enter')]],
])('an option that is chosen again by %s counts again', (_, choose) => {
  const onChoose = vi.fn();
  render(<Sample onChoose={onChoose} />);
  type('lyo');
  for (const time of [1, 2, 3]) {
    choose();
    expect(onChoose).toHaveBeenCalledTimes(time);
    expect(onChoose).toHaveBeenLastCalledWith(PLACES[0]);
    fireEvent.click(field());
    press('ArrowDown');
    press('Escape');
    fireEvent.click(field());
    expect(onChoose).toHaveBeenCalledTimes(time);
  }
});

test('Enter without a highlighted option is left to the form', () => {
  render(<Sample />);
  type('lyo');
  expect(press('Enter')).toBe(true);
  expect(field().value).toBe('lyo');
});

test('Escape closes the list alone first, keeps what is typed, and then belongs to whatever is around', () => {
  const onOuterKey = vi.fn();
  render(<Sample onOuterKey={onOuterKey} />);
  type('lyo');
  expect(press('Escape')).toBe(false);
  expect(screen.queryByRole('option')).toBeNull();
  expect(onOuterKey).not.toHaveBeenCalled();
  expect(press('Escape')).toBe(true);
  expect(onOuterKey).toHaveBeenCalledTimes(1);
  expect(field().value).toBe('lyo');
});

test('leaving the field chooses nothing', () => {
  const onChoose = vi.fn();
  render(<Sample onChoose={onChoose} />);
  type('lyo');
  press('ArrowDown');
  fireEvent.blur(field());
  expect(onChoose).not.toHaveBeenCalled();
  expect(field().value).toBe('lyo');
});
